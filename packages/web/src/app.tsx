import { LobbyPage } from './lobby/lobby-page.tsx';
import { PlayPage } from './play/play-page.tsx';
import { ReplayPage } from './replay/replay-page.tsx';
import { routeOf, useHash } from './route.ts';
import { JoinPage } from './server/join-page.tsx';
import { TablePage } from './server/table-page.tsx';
import { useTheme } from './theme.ts';

export function App() {
  useTheme();
  const route = routeOf(useHash());
  switch (route.page) {
    case 'play':
      return <PlayPage key={route.id} id={route.id} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'join':
      return <JoinPage key={route.id} id={route.id} invite={route.invite} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} place={route.place} />;
    case 'lobby':
      return <LobbyPage />;
  }
}
