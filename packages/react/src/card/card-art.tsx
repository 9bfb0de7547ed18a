import type { CardRecord } from '@cardloom/parts/present';
import { memo } from 'react';
import { artUrl } from '../art/art.ts';
import { useArt } from '../art/kept-art.ts';

/** What is left of colour and light: what cannot be paid, turned, out of the game. */
const MUTED = { mute: 0.5, dim: 0.62 };
const TURNED = { mute: 0.45, dim: 0.68 };
const FADED = { mute: 0, dim: 0.55 };

interface CardArtProps {
  readonly card: CardRecord;
  readonly isMuted?: boolean;
}

export const CardArt = memo(function CardArt({ card, isMuted = false }: CardArtProps) {
  const shade = card.faded === true ? FADED : card.turned === true ? TURNED : isMuted ? MUTED : undefined;
  const url = useArt(artUrl(card.title, card.tone, card.motif ?? card.kind, shade));
  return <img className="cl-art" alt="" src={url} draggable={false} />;
});

/**
 * The face of a player, made of the name.
 *
 * ```tsx
 * const ann = <Avatar name="Ann" />;
 * ```
 */
export function Avatar({ name }: { readonly name: string }) {
  return <img className="cl-avatar" alt="" src={artUrl(name, undefined, 'figure')} draggable={false} />;
}
