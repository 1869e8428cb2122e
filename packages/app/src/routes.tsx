import { paths } from '@kathaloka/ui';
import { type ComponentType, lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly } from './guards/SignedInOnly.tsx';
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
const ForgotPasswordRoute = screen(
  () => import('./routes/account/ForgotPasswordRoute.tsx'),
  'ForgotPasswordRoute',
);
const ResetPasswordRoute = screen(
  () => import('./routes/account/ResetPasswordRoute.tsx'),
  'ResetPasswordRoute',
);
const VerifyEmailRoute = screen(() => import('./routes/account/VerifyEmailRoute.tsx'), 'VerifyEmailRoute');
const ProfileRoute = screen(() => import('./routes/profile/ProfileRoute.tsx'), 'ProfileRoute');
const CreditsRoute = screen(() => import('./routes/credits/CreditsRoute.tsx'), 'CreditsRoute');
const AccountRoute = screen(() => import('./routes/profile/AccountRoute.tsx'), 'AccountRoute');
const WaitlistRoute = screen(() => import('./routes/waitlist/WaitlistRoute.tsx'), 'WaitlistRoute');
const TermsRoute = screen(() => import('./routes/legal/TermsRoute.tsx'), 'TermsRoute');
const PrivacyRoute = screen(() => import('./routes/legal/PrivacyRoute.tsx'), 'PrivacyRoute');
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
        </Route>
        <Route path="*" element={<LaterRoutes />} />
      </Route>
    </Routes>
  );
}
