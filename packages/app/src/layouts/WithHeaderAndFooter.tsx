import { ErrorBoundary, LoadingScreen, SiteLayout, useHomeWords } from '@kathaloka/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PreferenceSwitches } from '../preferences/PreferenceSwitches.tsx';
import { useSession } from '../session/useSession.ts';
import { useSiteSearch } from './useSiteSearch.ts';

/** What most pages share. */
export function WithHeaderAndFooter() {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const search = useSiteSearch();
  const words = useHomeWords();
  return (
    <SiteLayout
      currentPath={pathname}
      isSignedIn={isSignedIn}
      search={search}
      preferences={<PreferenceSwitches />}
    >
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen message={words.loading} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  );
}
