import { lazyPart, SiteLayout } from '@kathaloka/ui';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

/** At the end of every page and in its menu, so it is loaded after the first scripts. A page that fails to load it goes without. */
const PreferenceSwitches = lazyPart(() =>
  import('../preferences/PreferenceSwitches.tsx').then((part) => part.PreferenceSwitches),
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
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </SiteLayout>
  );
}
