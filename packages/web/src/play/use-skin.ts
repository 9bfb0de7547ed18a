import { games } from '@cardloom/games';
import type { Skin } from '@cardloom/react';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';

/** What the game draws in its own way, once it is here; undefined where it has nothing of the kind, or nobody wants it. */
export function useSkin(game: string | undefined): Skin | undefined {
  const { skins } = useSettings();
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly skin: Skin } | null>(null);
  useEffect(() => {
    const load = game === undefined || !skins ? undefined : games[game]?.skin;
    if (load === undefined || game === undefined) return;
    let isHere = true;
    load().then(
      (skin) => isHere && setLoaded({ game, skin }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [game, skins]);
  return skins && loaded?.game === game ? loaded?.skin : undefined;
}
