import { paths } from '@kathaloka/ui';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.ts';
import { PageBoundary } from './layouts/PageBoundary.tsx';
import { WithHeaderAndFooter } from './layouts/WithHeaderAndFooter.tsx';
import { loadedPlay, loadPlay } from './play/loadPlay.ts';

const LandingRoute = lazyScreen(() => import('./routes/landing/LandingRoute.tsx'), 'LandingRoute');
const HomeRoute = lazyScreen(() => import('./routes/home/HomeRoute.tsx'), 'HomeRoute');
const StoryRoute = lazyScreen(() => import('./routes/story/StoryRoute.tsx'), 'StoryRoute');
const LazyPlayRoute = lazyScreen(loadPlay, 'PlayRoute');
const LoginRoute = lazyScreen(() => import('./routes/account/LoginRoute.tsx'), 'LoginRoute');
const RegisterRoute = lazyScreen(() => import('./routes/account/RegisterRoute.tsx'), 'RegisterRoute');
const LaterRoutes = lazyScreen(() => import('./routes/LaterRoutes.tsx'), 'LaterRoutes');
const AdminRoute = lazyScreen(() => import('./routes/LaterRoutes.tsx'), 'AdminRoute');

/** Rendered at once if its script is already loaded: with `lazy` alone React would show the fallback for a third of a second. */
function PlayRoute() {
  const [Screen] = useState(() => loadedPlay()?.PlayRoute ?? LazyPlayRoute);
  return <Screen />;
}

/** The route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        index
        element={
          <PageBoundary>
            <LandingRoute />
          </PageBoundary>
        }
      />
      <Route
        path="play/:sessionId"
        element={
          <PageBoundary>
            <PlayRoute />
          </PageBoundary>
        }
      />
      <Route
        path="admin/*"
        element={
          <PageBoundary name="admin">
            <AdminRoute />
          </PageBoundary>
        }
      />
      <Route element={<WithHeaderAndFooter />}>
        <Route path={paths.home} element={<HomeRoute />} />
        <Route path="game/:storyId" element={<StoryRoute />} />
        <Route path={paths.login} element={<LoginRoute />} />
        <Route path={paths.register} element={<RegisterRoute />} />
        <Route path="*" element={<LaterRoutes />} />
      </Route>
    </Routes>
  );
}
