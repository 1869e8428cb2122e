import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../../lazyScreen.ts';
import { NotFoundRoute } from '../notFound/NotFoundRoute.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';

const AdminLoginRoute = lazyScreen(() => import('./login/AdminLoginRoute.tsx'), 'AdminLoginRoute');
const AdminPasswordRoute = lazyScreen(
  () => import('./password/AdminPasswordRoute.tsx'),
  'AdminPasswordRoute',
);
const AdminOverviewRoute = lazyScreen(
  () => import('./overview/AdminOverviewRoute.tsx'),
  'AdminOverviewRoute',
);
const AdminStoriesRoute = lazyScreen(() => import('./stories/AdminStoriesRoute.tsx'), 'AdminStoriesRoute');
const AdminNewStoryRoute = lazyScreen(
  () => import('./storyForm/AdminNewStoryRoute.tsx'),
  'AdminNewStoryRoute',
);
const AdminEditStoryRoute = lazyScreen(
  () => import('./storyForm/AdminEditStoryRoute.tsx'),
  'AdminEditStoryRoute',
);
const AdminReviewsRoute = lazyScreen(() => import('./reviews/AdminReviewsRoute.tsx'), 'AdminReviewsRoute');
const AdminReportsRoute = lazyScreen(() => import('./reports/AdminReportsRoute.tsx'), 'AdminReportsRoute');
const AdminCategoriesRoute = lazyScreen(
  () => import('./categories/AdminCategoriesRoute.tsx'),
  'AdminCategoriesRoute',
);
const AdminTagsRoute = lazyScreen(() => import('./tags/AdminTagsRoute.tsx'), 'AdminTagsRoute');
const AdminPeopleRoute = lazyScreen(() => import('./people/AdminPeopleRoute.tsx'), 'AdminPeopleRoute');
const AdminAuditRoute = lazyScreen(() => import('./audit/AdminAuditRoute.tsx'), 'AdminAuditRoute');

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
