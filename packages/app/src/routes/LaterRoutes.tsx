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

const ForgotPasswordRoute = screen(() => import('./account/ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute');
const ResetPasswordRoute = screen(() => import('./account/ResetPasswordRoute.tsx'), 'ResetPasswordRoute');
const VerifyEmailRoute = screen(() => import('./account/VerifyEmailRoute.tsx'), 'VerifyEmailRoute');
const ProfileRoute = screen(() => import('./profile/ProfileRoute.tsx'), 'ProfileRoute');
const CreditsRoute = screen(() => import('./credits/CreditsRoute.tsx'), 'CreditsRoute');
const AccountRoute = screen(() => import('./profile/AccountRoute.tsx'), 'AccountRoute');
const WaitlistRoute = screen(() => import('./waitlist/WaitlistRoute.tsx'), 'WaitlistRoute');
const TermsRoute = screen(() => import('./legal/TermsRoute.tsx'), 'TermsRoute');
const PrivacyRoute = screen(() => import('./legal/PrivacyRoute.tsx'), 'PrivacyRoute');
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
