import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import { isOfBrowser } from './use-keys.ts';

interface ZoneProps {
  readonly name: string;
  readonly className: string;
  readonly zone?: string;
  readonly player?: string;
  readonly style?: CSSProperties;
  readonly innerRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const REACHED = '.cl-hit, .cl-chip, .cl-slot:is([data-state], [data-closed])';
const CHOOSABLE =
  ':is([data-state="can"], [data-state="target"]):is(.cl-chip, .cl-slot), :is([data-state="can"], [data-state="target"]) > .cl-hit';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A place with cards: Tab leads from one to the next, arrow keys from card to card inside, round and round. */
export function Zone({ name, className, zone, player, style, innerRef, children }: ZoneProps) {
  const own = useRef<HTMLElement>(null);
  const lead = useCallback(() => {
    if (own.current !== null) leadTab(own.current);
  }, []);
  // no dependencies: which cards there are changes with every view; a frame that draws them has enough to do
  useEffect(() => inTurn(lead, 'text'));
  useEffect(() => () => noLonger(lead), [lead]);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || own.current === null || isOfBrowser(event)) return;
    const all = reached(own.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    // the place itself has the focus where the card is gone that had it
    const isHere = at < 0 && event.target === own.current;
    if (all.length === 0 || (at < 0 && !isHere)) return;
    const next = isHere
      ? (all.find((one) => one.tabIndex === 0) ?? all[0])
      : all[(at + step + all.length) % all.length];
    event.preventDefault();
    if (!isHere) all[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  return (
    <section
      ref={(element) => {
        own.current = element;
        if (typeof innerRef === 'function') innerRef(element);
        else if (innerRef !== undefined && innerRef !== null) innerRef.current = element;
      }}
      aria-label={name}
      className={className}
      data-zone={zone}
      data-player={player}
      style={style}
      onKeyDown={move}
    >
      {children}
    </section>
  );
}

const reached = (within: HTMLElement): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(REACHED)];

/** Tab leads to what can be chosen, if it does not lead there already. */
function leadTab(zone: HTMLElement): void {
  const all = reached(zone);
  const last = all.find((one) => one.tabIndex === 0);
  const current =
    all.find((one) => one === document.activeElement) ??
    (last?.matches(CHOOSABLE) ? last : all.find((one) => one.matches(CHOOSABLE))) ??
    last ??
    all[0];
  for (const one of all) {
    const index = one === current ? 0 : -1;
    // said again it would be a change all the same
    if (one.getAttribute('tabindex') !== String(index)) one.tabIndex = index;
  }
}
