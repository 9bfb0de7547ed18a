import { toneColour } from '../art/tone.ts';
import { useTableUi } from '../table/ui.tsx';

interface CostPipsProps {
  readonly cost: string;
  /** How much it is now, where that is something else. */
  readonly price?: string | undefined;
}

/** A cost in a line: `1 anemo + 2 any` as a pip of the colour of what is paid with, and one without. */
export function CostPips({ cost, price }: CostPipsProps) {
  const { toneOf } = useTableUi();
  return (
    <span className="cl-price">
      {cost.split(' + ').map((part) => {
        const [count, kind = ''] = part.split(' ');
        const tone = toneOf(kind);
        return (
          <span key={part} className="cl-pip" style={tone && { background: toneColour(tone, kind, 0.8) }}>
            {tone === undefined ? part : `${count} ${kind.charAt(0).toUpperCase()}`}
            {tone !== undefined && <span className="cl-sr">{kind.slice(1)}</span>}
          </span>
        );
      })}
      {price !== undefined && <b>now {price}</b>}
    </span>
  );
}
