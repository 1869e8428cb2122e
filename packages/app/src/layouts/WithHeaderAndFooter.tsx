import { SiteLayout } from '@kathaloka/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { PreferenceSwitches } from '../preferences/PreferenceSwitches.tsx';
import { useSession } from '../session/useSession.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

/** What most pages share. */
export function WithHeaderAndFooter() {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const search = useSiteSearch();
  return (
    <SiteLayout
      currentPath={pathname}
      isSignedIn={isSignedIn}
      search={search}
      preferences={<PreferenceSwitches />}
    >
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </SiteLayout>
  );
}
