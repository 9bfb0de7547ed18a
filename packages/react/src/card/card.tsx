import type { ShownCard } from '@cardloom/parts/present';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { toneColour } from '../art/tone.ts';
import { usePaced } from '../paced.ts';
import { type FaceProps, useSkin } from '../skin.ts';
import { Boundary } from '../table/boundary.tsx';
import { CardFace } from './card-face.tsx';
import { isAlike } from './is-alike.ts';
import { cardSentence, cardText } from './sentence.ts';
import { LITTLE } from './softened.ts';
import { edgeStyle, faceStyle, widthStyle } from './width-style.ts';

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
  /** So much of its width is to be seen where the next one lies over it, in percent. */
  readonly seen?: number | undefined;
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
  return (
    <div className="cl-card" data-card={card.id} data-state={state} style={widthStyle(width)}>
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
  const { card, width, state, count = 1, isPicked, isFresh = false, now, forecast, style, say = plain } = props;
  const { onPress, onInspect, isPicture = false, why, cannotPay = false, seen, children } = props;
  const unusable = why === undefined ? undefined : `cannot be used: ${why}`;
  const name = cardSentence(card, say, state === undefined ? unusable : STATES[state], now);
  const wanted: Look = { face: { card, now, say, cannotPay, count, width, seen }, isFresh };
  const look = usePaced(wanted, isSameLook);
  const { card: shown, ...drawn } = (look ?? wanted).face;
  const tone = toneColour(shown.tone, shown.title, 0.68);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is one card
    <div
      role="group"
      aria-label={card.title}
      className="cl-card"
      data-card={card.id}
      data-bare={look === null || undefined}
      data-state={state}
      data-turned={shown.turned || undefined}
      data-faded={shown.faded || undefined}
      data-seen={drawn.seen === undefined ? undefined : drawn.seen > LITTLE ? '' : 'little'}
      data-fresh={look?.isFresh || undefined}
      data-now={drawn.now === undefined ? undefined : ''}
      data-dear={drawn.cannotPay || undefined}
      data-text={shown.text === undefined || shown.text === '' ? undefined : ''}
      style={{ '--tone': tone, '--seen': drawn.seen, ...widthStyle(width), ...style } as CSSProperties}
    >
      {count > 1 && (
        <span className="cl-edge" data-far={count > 2 || undefined} style={edgeStyle(drawn.width, width)} />
      )}
      <div className="cl-face" aria-hidden="true" style={faceStyle(drawn.width, width)}>
        {look !== null && <Face look={look} />}
      </div>
      {why !== undefined && (
        <span className="cl-why" aria-hidden="true">
          {why}
        </span>
      )}
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
          aria-description={cardText(card, say)}
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

/** How a card looks, which may come some frames after it has got its place, its size and its glow. */
interface Look {
  readonly face: FaceProps;
  readonly isFresh: boolean;
}

const Face = memo(({ look: { face } }: { readonly look: Look }) => {
  const { Face: Own } = useSkin();
  if (Own === undefined) return <CardFace {...face} />;
  return (
    <Boundary resetOn={face.card} fallback={() => <CardFace {...face} />}>
      <Own {...face} />
    </Boundary>
  );
});

const isSameLook = (a: Look, b: Look): boolean =>
  a.isFresh === b.isFresh &&
  a.face.width === b.face.width &&
  a.face.seen === b.face.seen &&
  a.face.now === b.face.now &&
  a.face.say === b.face.say &&
  a.face.cannotPay === b.face.cannotPay &&
  a.face.count === b.face.count &&
  isAlike(a.face.card, b.face.card);

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
