import { useEffect } from 'react';

/** While somebody plays, what is new is drawn bit by bit; before that, all of it is there at once. */

let tables = 0;

export const isPlayed = (): boolean => tables > 0;

/** A table at which this is drawn is played at. */
export function usePlaying(): void {
  useEffect(() => {
    tables++;
    return () => {
      tables--;
    };
  }, []);
}
