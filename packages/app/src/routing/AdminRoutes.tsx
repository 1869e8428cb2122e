import { paths } from '@kathaloka/contract/paths';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/notFound/NotFoundRoute.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { pageRoutes, type Screens } from './pageRoutes.tsx';

/** The pages of administrators without the guard. */
export const ADMIN_ENTRANCE = {
  adminLogin: lazyScreen(() => import('../routes/admin/login/AdminLoginRoute.tsx'), 'AdminLoginRoute'),
  adminPassword: lazyScreen(
    () => import('../routes/admin/password/AdminPasswordRoute.tsx'),
    'AdminPasswordRoute',
  ),
} satisfies Screens;

export const ADMIN_PAGES = {
  adminOverview: lazyScreen(
    () => import('../routes/admin/overview/AdminOverviewRoute.tsx'),
    'AdminOverviewRoute',
  ),
  adminStories: lazyScreen(
    () => import('../routes/admin/stories/AdminStoriesRoute.tsx'),
    'AdminStoriesRoute',
  ),
  adminNewStory: lazyScreen(
    () => import('../routes/admin/storyForm/AdminNewStoryRoute.tsx'),
    'AdminNewStoryRoute',
  ),
  adminEditStory: lazyScreen(
    () => import('../routes/admin/storyForm/AdminEditStoryRoute.tsx'),
    'AdminEditStoryRoute',
  ),
  adminReviews: lazyScreen(
    () => import('../routes/admin/reviews/AdminReviewsRoute.tsx'),
    'AdminReviewsRoute',
  ),
  adminReports: lazyScreen(
    () => import('../routes/admin/reports/AdminReportsRoute.tsx'),
    'AdminReportsRoute',
  ),
  adminCategories: lazyScreen(
    () => import('../routes/admin/categories/AdminCategoriesRoute.tsx'),
    'AdminCategoriesRoute',
  ),
  adminTags: lazyScreen(() => import('../routes/admin/tags/AdminTagsRoute.tsx'), 'AdminTagsRoute'),
  adminPeople: lazyScreen(() => import('../routes/admin/people/AdminPeopleRoute.tsx'), 'AdminPeopleRoute'),
  adminAudit: lazyScreen(() => import('../routes/admin/audit/AdminAuditRoute.tsx'), 'AdminAuditRoute'),
} satisfies Screens;

/** The pages of administrators. */
export function AdminRoutes() {
  return (
    <Routes>
      {pageRoutes(ADMIN_ENTRANCE, paths.adminLogin)}
      <Route element={<AdministratorsOnly />}>
        {pageRoutes(ADMIN_PAGES, paths.adminLogin)}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
