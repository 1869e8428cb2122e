import { paths } from '@kathaloka/contract/paths';
import { useState } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { loadedPlay, loadPlay } from '../reader/loadPlay.ts';
import { loadStory } from '../reader/loadStory.ts';
import { PageBoundary } from '../shell/PageBoundary.tsx';
import { WithHeaderAndFooter } from '../shell/WithHeaderAndFooter.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { pageRoutes, type Screens } from './pageRoutes.tsx';

const LazyPlayRoute = lazyScreen(loadPlay, 'PlayRoute');

/** Rendered without a fallback if its script is loaded: with `lazy` alone React would show one for a third of a second. */
function PlayRoute() {
  const [Screen] = useState(() => loadedPlay()?.PlayRoute ?? LazyPlayRoute);
  return <Screen />;
}

/** Pages without the site's header and footer. */
export const BARE_PAGES = {
  landing: lazyScreen(() => import('../routes/landing/LandingRoute.tsx'), 'LandingRoute'),
  play: PlayRoute,
  offlinePlay: lazyScreen(() => import('../routes/offline/OfflinePlayRoute.tsx'), 'OfflinePlayRoute'),
} satisfies Screens;

/** The pages that most visits begin with. */
export const FIRST_PAGES = {
  home: lazyScreen(() => import('../routes/home/HomeRoute.tsx'), 'HomeRoute'),
  story: lazyScreen(loadStory, 'StoryRoute'),
  login: lazyScreen(() => import('../routes/signIn/LoginRoute.tsx'), 'LoginRoute'),
  register: lazyScreen(() => import('../routes/signIn/RegisterRoute.tsx'), 'RegisterRoute'),
} satisfies Screens;

const SecondaryRoutes = lazyScreen(() => import('./SecondaryRoutes.tsx'), 'SecondaryRoutes');
const AdminArea = lazyScreen(() => import('./SecondaryRoutes.tsx'), 'SecondaryAdminArea');

/** The route table. Pages that Home's scripts need not name are in `SecondaryRoutes` and `AdminRoutes`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        element={
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        }
      >
        {pageRoutes(BARE_PAGES)}
      </Route>
      <Route
        path={`${paths.adminLogin}/*`}
        element={
          <PageBoundary name="admin">
            <AdminArea />
          </PageBoundary>
        }
      />
      <Route element={<WithHeaderAndFooter />}>
        {pageRoutes(FIRST_PAGES)}
        <Route path="*" element={<SecondaryRoutes />} />
      </Route>
    </Routes>
  );
}
