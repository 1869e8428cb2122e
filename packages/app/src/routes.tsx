import { paths } from '@kathaloka/ui';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly } from './guards/SignedInOnly.tsx';
import { PageBoundary } from './layouts/PageBoundary.tsx';
import { WithHeaderAndFooter } from './layouts/WithHeaderAndFooter.tsx';

// Each screen is loaded when it is first opened.
const LandingRoute = lazy(async () => ({
  default: (await import('./routes/landing/LandingRoute.tsx')).LandingRoute,
}));
const HomeRoute = lazy(async () => ({ default: (await import('./routes/home/HomeRoute.tsx')).HomeRoute }));
const StoryRoute = lazy(async () => ({
  default: (await import('./routes/story/StoryRoute.tsx')).StoryRoute,
}));
const LoginRoute = lazy(async () => ({
  default: (await import('./routes/account/LoginRoute.tsx')).LoginRoute,
}));
const RegisterRoute = lazy(async () => ({
  default: (await import('./routes/account/RegisterRoute.tsx')).RegisterRoute,
}));
const ForgotPasswordRoute = lazy(async () => ({
  default: (await import('./routes/account/ForgotPasswordRoute.tsx')).ForgotPasswordRoute,
}));
const ResetPasswordRoute = lazy(async () => ({
  default: (await import('./routes/account/ResetPasswordRoute.tsx')).ResetPasswordRoute,
}));
const VerifyEmailRoute = lazy(async () => ({
  default: (await import('./routes/account/VerifyEmailRoute.tsx')).VerifyEmailRoute,
}));
const ProfileRoute = lazy(async () => ({
  default: (await import('./routes/profile/ProfileRoute.tsx')).ProfileRoute,
}));
const WaitlistRoute = lazy(async () => ({
  default: (await import('./routes/waitlist/WaitlistRoute.tsx')).WaitlistRoute,
}));
const TermsRoute = lazy(async () => ({
  default: (await import('./routes/legal/TermsRoute.tsx')).TermsRoute,
}));
const PrivacyRoute = lazy(async () => ({
  default: (await import('./routes/legal/PrivacyRoute.tsx')).PrivacyRoute,
}));
const NotFoundRoute = lazy(async () => ({
  default: (await import('./routes/notFound/NotFoundRoute.tsx')).NotFoundRoute,
}));

/** The table of screens. */
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
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
