import type { NumberRecord, ShownCard } from '@cardloom/parts/present';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { toneColour } from '../art/tone.ts';
import { type FaceProps, type Skin, useSkin } from '../skin.ts';
import { Boundary } from '../table/boundary.tsx';
import { CardArt } from './card-art.tsx';
import { pipsOf, pipTone } from './cost.ts';
import { Icon } from './icon.tsx';
import { cardSentence } from './sentence.ts';

/** What a click on a card would mean: nothing else glows. */
export type CardState = 'can' | 'hushed' | 'selected' | 'target';

/**
 * What a card is drawn with.
 *
 * ```tsx
 * const props: CardProps = { card: { id: 4, name: 'ogre', title: 'Ridge Ogre' }, width: 120 };
 * ```
 */
export interface CardProps {
  readonly card: ShownCard;
  /** In pixels; its height follows. Left out, the style sheet says it. */
  readonly width?: number;
  readonly state?: CardState | undefined;
  /** So many are alike. */
  readonly count?: number;
  /** It is part of an answer that is put together. */
  readonly isPicked?: boolean;
  /** It has moved since the viewer's last move. */
  readonly isFresh?: boolean;
  /** What it does now, in a word: `attacks`. */
  readonly now?: string | undefined;
  /** What a number would become. */
  readonly forecast?: string | undefined;
  /** Why it cannot be used, in a few words. */
  readonly why?: string | undefined;
  /** It would be used if it could be paid. */
  readonly cannotPay?: boolean;
  readonly style?: CSSProperties;
  /** Only to look at. */
  readonly isPicture?: boolean;
  readonly say?: (text: string) => string;
  onPress?(card: ShownCard): void;
  onInspect?(card: ShownCard | null): void;
  readonly children?: ReactNode;
}

const plain = (text: string): string => text;
/** What a state means, in the name of a card. */
export const STATES: Readonly<Record<CardState, string>> = {
  can: 'can be chosen',
  hushed: 'can be chosen instead',
  selected: 'chosen',
  target: 'can be aimed at',
};

/**
 * A card: a group with a button over all of it, so that what lies on it can have buttons of its own.
 *
 * ```tsx
 * const state: CardState = 'can';
 * const ogre = <Card card={{ id: 4, name: 'ogre', title: 'Ridge Ogre' }} state={state} onPress={({ id }) => console.log(id)} />;
 * ```
 */
export const Card = memo(
  (props: CardProps) => (
    <Boundary resetOn={props.card} fallback={() => <BareCard {...props} />}>
      <DrawnCard {...props} />
    </Boundary>
  ),
  isSame,
);

/** A card of which no more can be drawn than its title; it can be pressed all the same. */
function BareCard({ card, width, state, onPress, isPicture = false }: CardProps) {
  const style = width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties);
  return (
    <div className="cl-card" data-card={card.id} data-state={state} style={style}>
      <div className="cl-face" aria-hidden="true">
        <div className="cl-bar">{card.title}</div>
      </div>
      <span className="cl-ring" />
      {!isPicture && (
        <button type="button" className="cl-hit" aria-label={String(card.title)} onClick={() => onPress?.(card)} />
      )}
    </div>
  );
}

function DrawnCard(props: CardProps) {
  const { card, width, state, count = 1, isPicked, isFresh, now, forecast, style, say = plain, children } = props;
  const { onPress, onInspect, isPicture = false, why, cannotPay = false } = props;
  const { Face = CardFace } = useSkin();
  const unusable = why === undefined ? undefined : `cannot be used: ${why}`;
  const name = cardSentence(card, say, state === undefined ? unusable : STATES[state]);
  const tone = toneColour(card.tone, card.title, 0.68);
  const face: FaceProps = { card, now, say, cannotPay };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is one card
    <div
      role="group"
      aria-label={card.title}
      className="cl-card"
      data-card={card.id}
      data-state={state}
      data-turned={card.turned || undefined}
      data-faded={card.faded || undefined}
      data-fresh={isFresh || undefined}
      data-now={now === undefined ? undefined : ''}
      data-dear={cannotPay || undefined}
      data-numbered={(card.numbers?.length ?? 0) > 0 || undefined}
      data-text={card.text === undefined || card.text === '' ? undefined : ''}
      style={{ '--tone': tone, ...(width === undefined ? {} : { '--w': `${width}px` }), ...style } as CSSProperties}
    >
      {count > 1 && <span className="cl-edge" data-far={count > 2 || undefined} />}
      <div className="cl-face" aria-hidden="true">
        {Face === CardFace ? <CardFace {...face} /> : <SkinnedFace Face={Face} face={face} />}
      </div>
      {why !== undefined && (
        <span className="cl-why" aria-hidden="true">
          {why}
        </span>
      )}
      {count > 1 && <span className="cl-times">×{count}</span>}
      {forecast !== undefined && (
        <span className="cl-forecast" data-word={/[a-z]/.test(forecast) || undefined}>
          → {forecast}
        </span>
      )}
      <span className="cl-ring" />
      {isPicked === true && (
        <span className="cl-check" aria-hidden="true">
          ✓
        </span>
      )}
      {!isPicture && (
        <button
          type="button"
          className="cl-hit"
          aria-label={count > 1 ? `${count} times ${name}` : name}
          aria-pressed={state === 'selected' ? true : undefined}
          onClick={() => onPress?.(card)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onInspect?.(card)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onInspect?.(null)}
          onFocus={() => onInspect?.(card)}
        />
      )}
      {children}
    </div>
  );
}

/** A face of the game's own; where it breaks, the usual one. */
const SkinnedFace = ({ Face, face }: { readonly Face: NonNullable<Skin['Face']>; readonly face: FaceProps }) => (
  <Boundary resetOn={face.card} fallback={() => <CardFace {...face} />}>
    <Face {...face} />
  </Boundary>
);

/** Every view makes new records of cards; most of them say what they said before. */
function isSame(before: CardProps, after: CardProps): boolean {
  const { card, style, ...others } = after;
  return (
    Object.keys(before).length === Object.keys(after).length &&
    (Object.keys(others) as (keyof typeof others)[]).every((key) => Object.is(before[key], others[key])) &&
    isAlike(before.card, card) &&
    isAlike(before.style, style)
  );
}

const isAlike = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/**
 * What is drawn on a card where its game has no face of its own.
 *
 * ```tsx
 * const face = <CardFace card={{ id: 4, name: 'ogre', title: 'Ridge Ogre' }} now={undefined} say={(text) => text} />;
 * ```
 */
export function CardFace({ card, now, say, numbers: own, cannotPay = false }: FaceProps) {
  const { title, cost, text, numbers = [], marks = [], turned } = card;
  const star = marks.includes('★');
  return (
    <>
      <div className="cl-bar">
        <span className="cl-title">
          {star && <span className="cl-star">★</span>}
          {say(title)}
        </span>
      </div>
      <div className="cl-artbox">
        <CardArt card={card} isMuted={cannotPay} />
        <div className="cl-cost" data-many={pipsOf(cost).length > 2 || undefined}>
          {turned === true && <span className="cl-tag">↷</span>}
          {pipsOf(cost).map((pip, i) => (
            <Pip key={`${pip}${String(i)}`} pip={pip} />
          ))}
        </div>
      </div>
      {text !== undefined && text !== '' && (
        <div className="cl-text">
          <WithPips text={say(text)} />
        </div>
      )}
      <div className="cl-foot">
        <div className="cl-marks">
          {now !== undefined && now !== '' && <span className="cl-mark now">{now}</span>}
          {marks
            .filter((mark) => mark !== '★')
            .sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)))
            .map((mark) => (
              <Mark key={mark} mark={say(mark)} isSaid={says(text, mark)} />
            ))}
        </div>
        {own}
        {own === undefined && numbers.length > 0 && (
          <div className={`cl-numbers n${numbers.length}`}>
            {numbers.map((number) => (
              <CardNumber key={number.name} number={number} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** Symbols stand in braces: `{W}`; `{T}` is that a card is turned. */
function WithPips({ text }: { readonly text: string }) {
  return text.split(/\{(\w{1,2})\}/).map((part, i) => {
    if (i % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is replaced as a whole
    return part === 'T' ? '↷' : <Pip key={i} pip={part} />;
  });
}

function Pip({ pip }: { readonly pip: string }) {
  const tone = pipTone(pip);
  return (
    <span className="cl-pip" style={tone === undefined ? undefined : { background: toneColour(tone, pip, 0.8) }}>
      {pip}
    </span>
  );
}

const isLoss = (mark: string): boolean => /^[-−]\d/.test(mark) || /^\d+ damage$/.test(mark);

/** Where the text can be read, what stands there need not be marked. */
const says = (text: string | undefined, mark: string): boolean =>
  text !== undefined && /^[a-z]/i.test(mark) && text.toLowerCase().includes(mark.toLowerCase());

function Mark({ mark, isSaid }: { readonly mark: string; readonly isSaid: boolean }) {
  return (
    <span className={isLoss(mark) ? 'cl-mark hurt' : 'cl-mark'} data-said={isSaid || undefined}>
      {mark}
    </span>
  );
}

function CardNumber({ number: { name, icon, value, change, isLow } }: { readonly number: NumberRecord }) {
  const sign = change === 'raised' ? 'up' : change === 'lowered' ? 'down' : '';
  return (
    <span className={`${sign}${isLow === true ? ' low' : ''}`} title={name}>
      {/* a value with a sign of its own needs no other */}
      {/^[\w+-]/.test(String(value)) && <Icon name={icon ?? name} />}
      {value}
    </span>
  );
}
