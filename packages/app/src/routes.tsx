import { paths } from '@kathaloka/ui';
import { type ComponentType, lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageBoundary } from './layouts/PageBoundary.tsx';
import { WithHeaderAndFooter } from './layouts/WithHeaderAndFooter.tsx';
import { loadedPlay, loadPlay } from './play/loadPlay.ts';

/** Each screen is loaded when it is first opened. */
function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Screen: ComponentType = (await load())[name];
    return { default: Screen };
  });
}

const LandingRoute = screen(() => import('./routes/landing/LandingRoute.tsx'), 'LandingRoute');
const HomeRoute = screen(() => import('./routes/home/HomeRoute.tsx'), 'HomeRoute');
const StoryRoute = screen(() => import('./routes/story/StoryRoute.tsx'), 'StoryRoute');
const LazyPlayRoute = screen(loadPlay, 'PlayRoute');
const LoginRoute = screen(() => import('./routes/account/LoginRoute.tsx'), 'LoginRoute');
const RegisterRoute = screen(() => import('./routes/account/RegisterRoute.tsx'), 'RegisterRoute');
const LaterRoutes = screen(() => import('./routes/LaterRoutes.tsx'), 'LaterRoutes');
const AdminRoute = screen(() => import('./routes/LaterRoutes.tsx'), 'AdminRoute');

/** Shown at once where its script is there already: React would show that it loads for a third of a second. */
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
