import type { CSSProperties } from 'react';

export const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties);

/** Until it is drawn anew, a face is as large as its card all the same: what was drawn is stretched. */
export const faceStyle = (drawn: number | undefined, width: number | undefined): CSSProperties | undefined =>
  drawn === undefined || width === undefined || drawn === width
    ? widthStyle(drawn)
    : { ...widthStyle(drawn), transform: `scale(${width / drawn})` };
