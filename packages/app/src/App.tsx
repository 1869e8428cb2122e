import { lazyPart } from '@kathaloka/ui';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppTree, type AppTreeProps } from './AppTree.tsx';
import './browser/backListener.ts';
import { useIsHydrated } from './browser/useIsHydrated.ts';
import { whenIdle } from './browser/whenIdle.ts';
import { PageFocus } from './shell/PageFocus.tsx';
import { ScrollMemory } from './shell/ScrollMemory.tsx';
import { SessionLost } from './session/SessionLost.tsx';

/** The service worker, its notices and the upload of plays. Not loaded before a first visit is idle. */
const OfflineHost = lazyPart(() =>
  whenIdle(() => import('./offline/OfflineHost.tsx').then((part) => part.OfflineHost)),
);

type AppProps = Omit<AppTreeProps, 'before' | 'after' | 'inRouter'>;

/** The app of a browser. The build inlines the tokens and themes of `GlobalStyles`, see `vite.config.ts`. */
export function App(props: AppProps) {
  return <AppTree {...props} inRouter={inBrowserRouter} before={<Before />} after={<After />} />;
}

function inBrowserRouter(page: ReactNode): ReactNode {
  return <BrowserRouter>{page}</BrowserRouter>;
}

function Before() {
  return (
    <>
      <SessionLost />
      <ScrollMemory />
      <PageFocus />
    </>
  );
}

/** Rendered only after hydration, because the server renders nothing for a part that is loaded lazily. */
function After() {
  return useIsHydrated() && <OfflineHost />;
}
