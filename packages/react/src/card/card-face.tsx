import type { NumberRecord } from '@cardloom/parts/present';
import { toneColour } from '../art/tone.ts';
import type { FaceProps } from '../skin.ts';
import { CardArt } from './card-art.tsx';
import { pipsOf, pipTone } from './cost.ts';
import { fittedMark } from './fitted-mark.ts';
import { Icon } from './icon.tsx';
import { isTight, softened } from './softened.ts';

/**
 * What is drawn on a card where its game has no face of its own.
 *
 * ```tsx
 * const face = <CardFace card={{ id: 4, name: 'ogre', title: 'Ridge Ogre' }} now={undefined} say={(text) => text} />;
 * ```
 */
export function CardFace({ card, now, say, numbers: own, cannotPay = false, count = 1, width, seen }: FaceProps) {
  const { title, cost, text, numbers = [], marks = [], turned } = card;
  const pips = pipsOf(cost);
  const tags = pips.length + Number(turned === true) + Number(count > 1);
  const star = marks.includes('★');
  const fitted = marks
    .filter((mark) => mark !== '★')
    .sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)))
    .flatMap((mark) => {
      const shown = width === undefined ? say(mark) : fittedMark(say(mark), width, seen, turned === true || count > 1);
      return shown === null ? [] : [{ mark, shown }];
    });
  // above a mark there is no room for a column of them where cards are small
  const isRow = tags > (fitted.length > 0 && width !== undefined && width < ROOMY ? 1 : 2) || pips.some(isWord);
  return (
    <>
      <div className="cl-bar">
        <span className="cl-title" data-tight={(width !== undefined && isTight(width, seen)) || undefined}>
          {star && (
            <>
              <span className="cl-star">★</span>
              {/* rather a line for the sign alone than a word that is parted anywhere */}
              <wbr />
            </>
          )}
          {width === undefined ? say(title) : softened(say(title), width - (star ? STAR : 0), seen)}
        </span>
      </div>
      <CardArt card={card} isMuted={cannotPay} />
      {tags > 0 && (
        <div className="cl-cost" data-many={isRow || undefined}>
          {turned === true && <span className="cl-tag">↷</span>}
          {pips.map((pip, i) => (
            <Pip key={`${pip}${String(i)}`} pip={pip} />
          ))}
          {count > 1 && <span className="cl-times">×{count}</span>}
        </div>
      )}
      {text !== undefined && text !== '' && (
        <div className="cl-text">
          <WithPips text={say(text)} />
        </div>
      )}
      <div className="cl-foot">
        <div className="cl-marks">
          {now !== undefined && now !== '' && <span className="cl-mark now">{now}</span>}
          {fitted.map(({ mark, shown }) => (
            <Mark key={mark} mark={shown} isSaid={says(text, mark)} />
          ))}
        </div>
        {own}
        {own === undefined && numbers.length > 0 && (
          <div className={`cl-numbers n${numbers.length}`} data-long={areLong(numbers) || undefined}>
            {numbers.map((number) => (
              <CardNumber key={number.name} number={number} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** `memory 1`: what belongs together stands in a line. */
const isWord = (pip: string): boolean => pip.length > 2;

/** From this width on a card has room for signs below each other and marks. */
const ROOMY = 110;

/** How wide the sign before a title is. */
const STAR = 16;

/** Symbols stand in braces: `{W}`; `{T}` is that a card is turned. */
export function WithPips({ text }: { readonly text: string }) {
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

/** More than a digit each. */
const areLong = (numbers: readonly NumberRecord[]): boolean =>
  numbers.some(({ value, change }) => String(value).length > 1 || change !== undefined);

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
