import { paths } from '@kathaloka/contract/paths';
import { Outlet, Route, Routes } from 'react-router-dom';
import { PAGE_SCRIPTS } from './pageScripts.ts';
import { PageBoundary } from '../shell/PageBoundary.tsx';
import { WithHeaderAndFooter } from '../shell/WithHeaderAndFooter.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { loadPage, pageRoutes, type Screens } from './pageRoutes.tsx';

/** Pages without the site's header and footer. */
export const BARE_PAGES = {
  landing: lazyScreen(() => import('../routes/landing/LandingRoute.tsx'), 'LandingRoute'),
  play: lazyScreen(PAGE_SCRIPTS.loadPlay, 'PlayRoute'),
  offlinePlay: lazyScreen(() => import('../routes/offline/OfflinePlayRoute.tsx'), 'OfflinePlayRoute'),
} satisfies Screens;

/** The pages that most visits begin with. */
export const FIRST_PAGES = {
  home: lazyScreen(() => import('../routes/home/HomeRoute.tsx'), 'HomeRoute'),
  story: lazyScreen(PAGE_SCRIPTS.loadStory, 'StoryRoute'),
  login: lazyScreen(() => import('../routes/signIn/LoginRoute.tsx'), 'LoginRoute'),
  register: lazyScreen(() => import('../routes/signIn/RegisterRoute.tsx'), 'RegisterRoute'),
} satisfies Screens;

const SecondaryRoutes = lazyScreen(() => import('./SecondaryRoutes.tsx'), 'SecondaryRoutes');
const AdminArea = lazyScreen(() => import('./SecondaryRoutes.tsx'), 'SecondaryAdminArea');

/** Loads a page's scripts before hydration, which would otherwise replace the server's HTML with a fallback. */
export async function loadPageAt(pathname: string): Promise<void> {
  if (await loadPage({ ...BARE_PAGES, ...FIRST_PAGES }, pathname)) return;
  const { OPEN_PAGES, NotFoundRoute } = await SecondaryRoutes.load();
  if (!(await loadPage(OPEN_PAGES, pathname))) await NotFoundRoute.load();
}

/** The route table. `SecondaryRoutes` and `AdminRoutes` contain the pages that Home's scripts need not list. */
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
