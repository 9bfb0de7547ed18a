import { createClient, openPort } from '@cardloom/client';
import { derivePresentation } from '@cardloom/parts/present';
import { Table } from '@cardloom/react';
import '@cardloom/react/style.css';
import { describeGame } from 'cardloom';
import { createRoot } from 'react-dom/client';
import game from './game.ts';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const client = createClient<typeof game>(openPort(worker, 'you'));

// How the table looks is worked out from the game; say more where you want it otherwise.
const presentation = {
  ...derivePresentation(describeGame(game)),
  about: 'The first beach worth 12 wins.',
};

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Table client={client} presentation={presentation} header={<header className="cl-topbar">My game</header>} />,
  );
}
