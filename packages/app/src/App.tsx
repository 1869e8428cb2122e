import { lazyPart } from '@kathaloka/ui';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { AppTree, type AppTreeProps } from './AppTree.tsx';
import './browser/backListener.ts';
import { useIsHydrated } from './browser/useIsHydrated.ts';
import { whenIdle } from './browser/whenIdle.ts';
import { PageFocus } from './shell/PageFocus.tsx';
import { ScrollMemory } from './shell/ScrollMemory.tsx';
import { SessionLost } from './session/SessionLost.tsx';

/** Nothing of a first visit: the service worker, what it says, and what is uploaded. */
const OfflineHost = lazyPart(() =>
  whenIdle(() => import('./offline/OfflineHost.tsx').then((part) => part.OfflineHost)),
);

type AppProps = Omit<AppTreeProps, 'before' | 'after' | 'inRouter'>;

/** Its tokens and themes, those of `GlobalStyles`, are written into the page by the build: see `vite.config.ts`. */
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

/** A server has nothing in the place of a part that is loaded later. */
function After() {
  return useIsHydrated() && <OfflineHost />;
}
