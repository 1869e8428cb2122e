import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../notFound/NotFoundRoute.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';

/** Each page is loaded when it is first opened. */
function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Page: ComponentType = (await load())[name];
    return { default: Page };
  });
}

const AdminLoginRoute = page(() => import('./login/AdminLoginRoute.tsx'), 'AdminLoginRoute');
const AdminPasswordRoute = page(() => import('./password/AdminPasswordRoute.tsx'), 'AdminPasswordRoute');
const AdminOverviewRoute = page(() => import('./overview/AdminOverviewRoute.tsx'), 'AdminOverviewRoute');
const AdminStoriesRoute = page(() => import('./stories/AdminStoriesRoute.tsx'), 'AdminStoriesRoute');
const AdminNewStoryRoute = page(() => import('./storyForm/AdminNewStoryRoute.tsx'), 'AdminNewStoryRoute');
const AdminEditStoryRoute = page(() => import('./storyForm/AdminEditStoryRoute.tsx'), 'AdminEditStoryRoute');
const AdminReviewsRoute = page(() => import('./reviews/AdminReviewsRoute.tsx'), 'AdminReviewsRoute');
const AdminReportsRoute = page(() => import('./reports/AdminReportsRoute.tsx'), 'AdminReportsRoute');
const AdminCategoriesRoute = page(
  () => import('./categories/AdminCategoriesRoute.tsx'),
  'AdminCategoriesRoute',
);
const AdminTagsRoute = page(() => import('./tags/AdminTagsRoute.tsx'), 'AdminTagsRoute');
const AdminPeopleRoute = page(() => import('./people/AdminPeopleRoute.tsx'), 'AdminPeopleRoute');
const AdminAuditRoute = page(() => import('./audit/AdminAuditRoute.tsx'), 'AdminAuditRoute');

/** The pages of administrators. Their addresses are those of `contract/paths`, without `/admin`. */
export function AdminPages() {
  return (
    <Routes>
      <Route index element={<AdminLoginRoute />} />
      <Route path="password" element={<AdminPasswordRoute />} />
      <Route element={<AdministratorsOnly />}>
        <Route path="overview" element={<AdminOverviewRoute />} />
        <Route path="stories" element={<AdminStoriesRoute />} />
        <Route path="stories/new" element={<AdminNewStoryRoute />} />
        <Route path="stories/edit/:storyId" element={<AdminEditStoryRoute />} />
        <Route path="reviews" element={<AdminReviewsRoute />} />
        <Route path="reports" element={<AdminReportsRoute />} />
        <Route path="categories" element={<AdminCategoriesRoute />} />
        <Route path="tags" element={<AdminTagsRoute />} />
        <Route path="people" element={<AdminPeopleRoute />} />
        <Route path="audit" element={<AdminAuditRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
