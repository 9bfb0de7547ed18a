import type { RegisteredGame } from '@cardloom/games';
import type { CardRecord, Presentation } from '@cardloom/parts/present';
import { Card, toneColour } from '@cardloom/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { samplesOf, toneAt } from './samples.ts';

interface GameTileProps {
  readonly game: RegisteredGame;
  readonly isChosen: boolean;
  onChoose(): void;
  /** By touch or mouse, also where it was chosen already. */
  onPoint(): void;
}

function termsText({ players: { min, max }, minutes }: RegisteredGame): string {
  const players = min === max ? `${min} players` : `${min}–${max} players`;
  return minutes === undefined ? players : `${players} · ${minutes}\u00a0min`;
}

/** A game with three of its cards. */
export function GameTile({ game, isChosen, onChoose, onPoint }: GameTileProps) {
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
  const tone = toneColour(toneAt(game.title, 1), game.title, 0.5);
  return (
    <label className="tile" data-chosen={isChosen || undefined} style={{ '--tone': tone } as CSSProperties}>
      <input
        type="radio"
        name="game"
        checked={isChosen}
        onChange={onChoose}
        // arrow keys click too
        onClick={({ detail }) => detail > 0 && onPoint()}
      />
      <span className="fan" aria-hidden="true">
        {cards.map((card, i) => (
          <Fanned key={card.title} card={card} at={i - 1} />
        ))}
      </span>
      <span className="caption">
        <b>{game.title}</b>
        <span>{termsText(game)}</span>
      </span>
    </label>
  );
}

const Fanned = ({ card, at }: { readonly card: CardRecord; readonly at: number }) => (
  <span className="fanned" style={{ '--at': at, zIndex: at === 0 ? 2 : 1 } as CSSProperties}>
    <Card card={{ ...card, id: at, name: card.title }} width={92} isPicture />
  </span>
);
