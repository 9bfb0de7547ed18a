import { LobbyPage } from './lobby/lobby-page.tsx';
import { PlayPage } from './play/play-page.tsx';
import { routeOf, useHash } from './route.ts';
import { useTheme } from './theme.ts';

export function App() {
  useTheme();
  const route = routeOf(useHash());
  return route.page === 'play' ? <PlayPage key={route.id} id={route.id} /> : <LobbyPage />;
}
