import type { RegisteredGame } from '@cardloom/games';
import type { CardRecord, Presentation } from '@cardloom/parts/present';
import { Card, toneColour } from '@cardloom/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { samplesOf } from './samples.ts';

interface GameTileProps {
  readonly game: RegisteredGame;
  readonly isChosen: boolean;
  onChoose(): void;
}

function termsText({ players: { min, max }, minutes }: RegisteredGame): string {
  const players = min === max ? `${min} players` : `${min}–${max} players`;
  return minutes === undefined ? players : `${players} · ${minutes} min`;
}

/** A game with three of its cards. */
export function GameTile({ game, isChosen, onChoose }: GameTileProps) {
  const [presentation, setPresentation] = useState<Presentation | null>(null);
  useEffect(() => {
    let isHere = true;
    game.present().then(
      (loaded) => isHere && setPresentation(loaded),
      // without its cards a tile is still one to choose
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  const cards = presentation === null ? [] : samplesOf(presentation, game.title);
  const tone = toneColour(cards[1]?.tone, game.title, 0.5);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio button cannot hold a picture
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="tile"
      style={{ '--tone': tone } as CSSProperties}
      onClick={onChoose}
    >
      <span className="fan" aria-hidden="true">
        {cards.map((card, i) => (
          <Fanned key={card.title} card={card} at={i - 1} />
        ))}
      </span>
      <span className="caption">
        <b>{game.title}</b>
        <span>{termsText(game)}</span>
      </span>
    </button>
  );
}

function Fanned({ card, at }: { readonly card: CardRecord; readonly at: number }) {
  const style = { transform: `translateX(${at * 12}px) translateY(${at === 0 ? 0 : 14}px) rotate(${at * 10}deg)` };
  return (
    <span className="fanned" style={{ ...style, zIndex: at === 0 ? 2 : 1 }}>
      <Card card={{ ...card, id: at, name: card.title }} width={92} isPicture />
    </span>
  );
}
