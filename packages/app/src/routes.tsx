import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { WithHeaderAndFooter } from './layouts/WithHeaderAndFooter.tsx';

const HomeRoute = lazy(async () => ({ default: (await import('./routes/home/HomeRoute.tsx')).HomeRoute }));
const NotFoundRoute = lazy(async () => ({
  default: (await import('./routes/notFound/NotFoundRoute.tsx')).NotFoundRoute,
}));
const StoryRoute = lazy(async () => ({
  default: (await import('./routes/story/StoryRoute.tsx')).StoryRoute,
}));
const TermsRoute = lazy(async () => ({
  default: (await import('./routes/legal/TermsRoute.tsx')).TermsRoute,
}));
const PrivacyRoute = lazy(async () => ({
  default: (await import('./routes/legal/PrivacyRoute.tsx')).PrivacyRoute,
}));

/** The table of screens. Each is loaded when it is first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<WithHeaderAndFooter />}>
        <Route index element={<Navigate to="/home" replace />} />
        <Route path="home" element={<HomeRoute />} />
        <Route path="game/:storyId" element={<StoryRoute />} />
        <Route path="terms-of-service" element={<TermsRoute />} />
        <Route path="privacy-policy" element={<PrivacyRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
