import type { CSSProperties } from 'react';

export const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties);

/** A browser lays what is stretched over everything beside it; it belongs below the ring and the button. */
const BELOW: CSSProperties = { zIndex: -1 };

const isStretched = (drawn: number | undefined, width: number | undefined): drawn is number =>
  drawn !== undefined && width !== undefined && drawn !== width;

/** Until it is drawn anew, a face is as large as its card all the same: what was drawn is stretched. */
export const faceStyle = (drawn: number | undefined, width: number | undefined): CSSProperties | undefined =>
  isStretched(drawn, width)
    ? { ...widthStyle(drawn), ...BELOW, transform: `scale(${Number(width) / drawn})` }
    : widthStyle(drawn);

/** The edges of the cards behind it stay behind it. */
export const edgeStyle = (drawn: number | undefined, width: number | undefined): CSSProperties | undefined =>
  isStretched(drawn, width) ? BELOW : undefined;
