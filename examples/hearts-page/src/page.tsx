// A page of one's own: what lies on the table comes from useMatch, what can be clicked and what a click does from usePrompt.
import { createClient, openPort } from '@cardloom/client';
import { useMatch, usePrompt } from '@cardloom/react';
import { createRoot } from 'react-dom/client';
import type { hearts } from '../../hearts/src/hearts.ts';
import './page.css';

const SUITS = '♣♦♠♥';
const RANKS = '2345678910JQKA';
const SEATS = 4;

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const client = createClient<typeof hearts>(openPort(worker, 'You'));

const order = (name: string): number => SUITS.indexOf(name.at(-1) ?? '') * 100 + RANKS.indexOf(name.slice(0, -1));
const isRed = (name: string): boolean => /[♦♥]/.test(name);

function Page() {
  const { view } = useMatch(client);
  const prompting = usePrompt(client);
  if (view === null) return <p>The cards are dealt…</p>;
  const { G, ctx, players, zones } = view;
  const hand = zones.hand.You.flatMap((card) => ('hidden' in card ? [] : [card]));
  // a trick that was taken stays in sight until the next one is led
  const trick = zones.trick.length > 0 ? zones.trick : (zones.taken[G.leader] ?? []).slice(-SEATS);
  const { asked } = prompting.walk;
  const question = asked === null || asked === 'ask' ? 'The others play' : asked.prompt;
  return (
    <>
      <ul className="players">
        {Object.entries(players).map(([name, { score, points }]) => (
          <li key={name} aria-current={ctx.playerOrder[ctx.turnPlayerPos] === name || undefined}>
            <b>{name}</b> {score + points} {G.leader === name && zones.trick.length === 0 && '· took it'}
          </li>
        ))}
      </ul>
      <ul className="trick" aria-label="The trick">
        {trick.map((card) => 'name' in card && <Face key={card.id} name={card.name} />)}
      </ul>
      <p className="question" role="status">
        {ctx.gameOver ? `${[ctx.winner].flat().join(' and ')} won.` : (prompting.failure ?? question)}
        {prompting.isReady && (
          <button type="button" onClick={prompting.confirm}>
            Pass them {G.passing}
          </button>
        )}
      </p>
      <ul className="hand" aria-label="Your hand">
        {hand
          .sort((a, b) => order(a.name) - order(b.name))
          .map((card) => (
            <li key={card.id}>
              <button
                type="button"
                data-state={prompting.stateOf(card)}
                disabled={prompting.stateOf(card) === undefined}
                onClick={() => prompting.answer(card.id)}
              >
                <Rank name={card.name} />
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

const Face = ({ name }: { readonly name: string }) => (
  <li>
    <Rank name={name} />
  </li>
);

const Rank = ({ name }: { readonly name: string }) => <span className={isRed(name) ? 'red' : 'black'}>{name}</span>;

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
