import type { Match, View, ViewCard } from 'cardloom';

/**
 * One player's view with what the others know added: for those who may see everything.
 *
 * ```ts
 * const everything = openView(match, 'ann');
 * ```
 */
export function openView(match: Match, viewer: string): View {
  const views = match.players.map((id) => match.view(id));
  const own = match.view(viewer);
  const zones = Object.fromEntries(
    Object.entries(own.zones).map(([name, content]) => {
      if (Array.isArray(content))
        return [
          name,
          content.map((card, i) =>
            best(
              views.map((view) => (view.zones[name] as typeof content)[i]),
              card,
            ),
          ),
        ];
      const byPlayer = content as Readonly<Record<string, readonly ViewCard[]>>;
      return [
        name,
        Object.fromEntries(
          Object.entries(byPlayer).map(([id, cards]) => [
            id,
            cards.map((card, i) =>
              best(
                views.map((view) => (view.zones[name] as typeof byPlayer)[id][i]),
                card,
              ),
            ),
          ]),
        ),
      ];
    }),
  );
  return { ...own, zones } as View;
}

const best = (seen: readonly ViewCard[], otherwise: ViewCard): ViewCard =>
  seen.find((card) => !('hidden' in card)) ?? otherwise;
