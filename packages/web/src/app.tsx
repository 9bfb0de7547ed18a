import { GettingReady } from '@cardloom/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Unbroken } from './broken.tsx';
import { isEmbedded, type Route, routeOf, useHash } from './route.ts';
import { TablePage } from './server/table-page.tsx';
import { useSettings } from './settings.ts';
import { useTheme } from './theme.ts';

// whoever sits down at a table of a server should not wait for other pages
const LobbyPage = lazy(async () => ({ default: (await import('./lobby/lobby-page.tsx')).LobbyPage }));
const JoinPage = lazy(async () => ({ default: (await import('./server/join-page.tsx')).JoinPage }));
const PlayPage = lazy(async () => ({ default: (await import('./play/play-page.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));

export function App() {
  useTheme();
  const hash = useHash();
  const { motion } = useSettings();
  const route = routeOf(hash);
  const isInside = isEmbedded(hash);
  useEffect(() => {
    document.documentElement.dataset.motion = motion ? 'on' : 'off';
    document.documentElement.dataset.embed = isInside ? 'on' : 'off';
  }, [motion, isInside]);
  return (
    <Unbroken address={hash}>
      <Suspense fallback={<GettingReady>One moment …</GettingReady>}>{pageOf(route)}</Suspense>
    </Unbroken>
  );
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
      return <ReplayPage key={route.id} id={route.id} place={route.place} watchKey={route.key} />;
    case 'lobby':
      return <LobbyPage />;
  }
}
