import { SiteLayout } from '@kathaloka/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { PreferenceSwitches } from '../preferences/PreferenceSwitches.tsx';
import { useSession } from '../session/useSession.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

/** Constant elements, because the layout renders again while most of the page is not hydrated yet. */
const PAGE = (
  <PageBoundary>
    <Outlet />
  </PageBoundary>
);

/** The layout of most pages. */
export function WithHeaderAndFooter() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const search = useSiteSearch();
  return (
    <SiteLayout
      currentPath={pathname}
      isSignedIn={useSignedIn()}
      isYoung={user?.youth !== undefined}
      search={search}
      preferences={<PreferenceSwitches />}
    >
      {PAGE}
    </SiteLayout>
  );
}
