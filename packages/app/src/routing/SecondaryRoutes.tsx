import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.ts';
import { pageRoutes, type Screens } from './pageRoutes.tsx';
import { SignedInOnly } from '../session/SignedInOnly.tsx';

/** Pages that need no login. */
export const OPEN_PAGES = {
  createStory: lazyScreen(
    () => import('../routes/authoring/create/CreateStoryRoute.tsx'),
    'CreateStoryRoute',
  ),
  editStory: lazyScreen(() => import('../routes/authoring/edit/EditStoryRoute.tsx'), 'EditStoryRoute'),
  forgotPassword: lazyScreen(() => import('../routes/signIn/ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute'),
  resetPassword: lazyScreen(() => import('../routes/signIn/ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
  verifyEmail: lazyScreen(() => import('../routes/signIn/VerifyEmailRoute.tsx'), 'VerifyEmailRoute'),
  guardian: lazyScreen(() => import('../routes/signIn/GuardianRoute.tsx'), 'GuardianRoute'),
  guide: lazyScreen(() => import('../routes/guide/GuideRoute.tsx'), 'GuideRoute'),
  whoWrites: lazyScreen(() => import('../routes/guide/WhoWritesRoute.tsx'), 'WhoWritesRoute'),
  offline: lazyScreen(() => import('../routes/offline/OfflineRoute.tsx'), 'OfflineRoute'),
  sharedTurn: lazyScreen(() => import('../routes/sharing/SharedTurnRoute.tsx'), 'SharedTurnRoute'),
  join: lazyScreen(() => import('../routes/together/JoinRoute.tsx'), 'JoinRoute'),
  author: lazyScreen(() => import('../routes/author/AuthorRoute.tsx'), 'AuthorRoute'),
  series: lazyScreen(() => import('../routes/series/SeriesRoute.tsx'), 'SeriesRoute'),
  waitlist: lazyScreen(() => import('../routes/waitlist/WaitlistRoute.tsx'), 'WaitlistRoute'),
  terms: lazyScreen(() => import('../routes/legal/TermsRoute.tsx'), 'TermsRoute'),
  privacy: lazyScreen(() => import('../routes/legal/PrivacyRoute.tsx'), 'PrivacyRoute'),
} satisfies Screens;

/** Pages that require a login. */
export const SIGNED_IN_PAGES = {
  progress: lazyScreen(() => import('../routes/progress/ProgressRoute.tsx'), 'ProgressRoute'),
  credits: lazyScreen(() => import('../routes/credits/CreditsRoute.tsx'), 'CreditsRoute'),
  account: lazyScreen(() => import('../routes/account/AccountRoute.tsx'), 'AccountRoute'),
  consent: lazyScreen(() => import('../routes/signIn/ConsentRoute.tsx'), 'ConsentRoute'),
  mySeries: lazyScreen(() => import('../routes/series/MySeriesRoute.tsx'), 'MySeriesRoute'),
  myStories: lazyScreen(() => import('../routes/authoring/mine/MyStoriesRoute.tsx'), 'MyStoriesRoute'),
} satisfies Screens;

export const NotFoundRoute = lazyScreen(
  () => import('../routes/notFound/NotFoundRoute.tsx'),
  'NotFoundRoute',
);

/** The pages of administrators, which have a bar of their own. */
export const SecondaryAdminArea = lazyScreen(() => import('./AdminArea.tsx'), 'AdminArea');

/** Pages on which few visits begin, in a chunk of their own that Home does not load. */
export function SecondaryRoutes() {
  return (
    <Routes>
      {pageRoutes(OPEN_PAGES)}
      <Route element={<SignedInOnly />}>{pageRoutes(SIGNED_IN_PAGES)}</Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
