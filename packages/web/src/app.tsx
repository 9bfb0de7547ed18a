import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Unbroken } from './broken.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { PlayPage } from './play/play-page.tsx';
import { type Route, routeOf, useHash } from './route.ts';
import { JoinPage } from './server/join-page.tsx';
import { TablePage } from './server/table-page.tsx';
import { useSettings } from './settings.ts';
import { useTheme } from './theme.ts';

// whoever sits down at a table should not wait for what shows replays
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));

export function App() {
  useTheme();
  const hash = useHash();
  const { motion } = useSettings();
  const route = routeOf(hash);
  const isEmbedded = /[?&]embed=1\b/.test(hash);
  useEffect(() => {
    document.documentElement.dataset.motion = motion ? 'on' : 'off';
    document.documentElement.dataset.embed = isEmbedded ? 'on' : 'off';
  }, [motion, isEmbedded]);
  return <Unbroken address={hash}>{pageOf(route)}</Unbroken>;
}

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'play':
      return <PlayPage key={route.id} id={route.id} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} watchKey={route.key} />;
    case 'join':
      return <JoinPage key={route.id} id={route.id} invite={route.invite} />;
    case 'replay':
      return (
        <Suspense fallback={<p className="cl-waiting-room">Playing it again …</p>}>
          <ReplayPage key={route.id} id={route.id} place={route.place} watchKey={route.key} />
        </Suspense>
      );
    case 'lobby':
      return <LobbyPage />;
  }
}
