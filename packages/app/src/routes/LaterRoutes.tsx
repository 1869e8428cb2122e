import { paths } from '@kathaloka/ui';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly } from '../guards/SignedInOnly.tsx';

function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Screen: ComponentType = (await load())[name];
    return { default: Screen };
  });
}

const CreateStoryRoute = screen(() => import('./authoring/create/CreateStoryRoute.tsx'), 'CreateStoryRoute');
const MyStoriesRoute = screen(() => import('./authoring/mine/MyStoriesRoute.tsx'), 'MyStoriesRoute');
const EditStoryRoute = screen(() => import('./authoring/edit/EditStoryRoute.tsx'), 'EditStoryRoute');
const NotFoundRoute = screen(() => import('./notFound/NotFoundRoute.tsx'), 'NotFoundRoute');

const LazyAdminRoute = screen(() => import('./admin/AdminRoute.tsx'), 'AdminRoute');

/** The pages of administrators, which have a bar of their own. */
export function AdminRoute() {
  return <LazyAdminRoute />;
}

/** The pages that hardly anybody opens first, in a table of their own: Home's scripts need not name what they load. */
export function LaterRoutes() {
  return (
    <Routes>
      <Route path={paths.compose} element={<CreateStoryRoute />} />
      <Route path="edit-story/:storyId" element={<EditStoryRoute />} />
      <Route element={<SignedInOnly />}>
        <Route path={paths.creations} element={<MyStoriesRoute />} />
      </Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
