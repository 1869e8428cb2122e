import { paths } from '@kathaloka/ui';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../lazyScreen.ts';
import { SignedInOnly } from '../guards/SignedInOnly.tsx';

const ForgotPasswordRoute = lazyScreen(
  () => import('./account/ForgotPasswordRoute.tsx'),
  'ForgotPasswordRoute',
);
const ResetPasswordRoute = lazyScreen(() => import('./account/ResetPasswordRoute.tsx'), 'ResetPasswordRoute');
const VerifyEmailRoute = lazyScreen(() => import('./account/VerifyEmailRoute.tsx'), 'VerifyEmailRoute');
const ProfileRoute = lazyScreen(() => import('./profile/ProfileRoute.tsx'), 'ProfileRoute');
const CreditsRoute = lazyScreen(() => import('./credits/CreditsRoute.tsx'), 'CreditsRoute');
const AccountRoute = lazyScreen(() => import('./profile/AccountRoute.tsx'), 'AccountRoute');
const WaitlistRoute = lazyScreen(() => import('./waitlist/WaitlistRoute.tsx'), 'WaitlistRoute');
const TermsRoute = lazyScreen(() => import('./legal/TermsRoute.tsx'), 'TermsRoute');
const PrivacyRoute = lazyScreen(() => import('./legal/PrivacyRoute.tsx'), 'PrivacyRoute');
const CreateStoryRoute = lazyScreen(
  () => import('./authoring/create/CreateStoryRoute.tsx'),
  'CreateStoryRoute',
);
const MyStoriesRoute = lazyScreen(() => import('./authoring/mine/MyStoriesRoute.tsx'), 'MyStoriesRoute');
const EditStoryRoute = lazyScreen(() => import('./authoring/edit/EditStoryRoute.tsx'), 'EditStoryRoute');
const NotFoundRoute = lazyScreen(() => import('./notFound/NotFoundRoute.tsx'), 'NotFoundRoute');

const LazyAdminRoute = lazyScreen(() => import('./admin/AdminRoute.tsx'), 'AdminRoute');

/** The pages of administrators, which have a bar of their own. */
export function AdminRoute() {
  return <LazyAdminRoute />;
}

/** Pages that are rarely opened first, in a separate table, so that Home's scripts do not list their modules. */
export function LaterRoutes() {
  return (
    <Routes>
      <Route path={paths.compose} element={<CreateStoryRoute />} />
      <Route path="edit-story/:storyId" element={<EditStoryRoute />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordRoute />} />
      <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
      <Route path={paths.verifyEmail} element={<VerifyEmailRoute />} />
      <Route path={paths.waitlist} element={<WaitlistRoute />} />
      <Route path={paths.terms} element={<TermsRoute />} />
      <Route path={paths.privacy} element={<PrivacyRoute />} />
      <Route element={<SignedInOnly />}>
        <Route path={paths.profile} element={<ProfileRoute />} />
        <Route path={paths.credits} element={<CreditsRoute />} />
        <Route path={paths.account} element={<AccountRoute />} />
        <Route path={paths.creations} element={<MyStoriesRoute />} />
      </Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
