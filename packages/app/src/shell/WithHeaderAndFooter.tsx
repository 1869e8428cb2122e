import { SiteLayout } from '@kathaloka/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

/** At the end of every page and in its menu, so it is loaded after the first scripts. A page that fails to load it goes without. */
const PreferenceSwitches = lazy<ComponentType>(() =>
  import('../preferences/PreferenceSwitches.tsx').then(
    (module) => ({ default: module.PreferenceSwitches }),
    () => ({ default: NoSwitches }),
  ),
);

function NoSwitches() {
  return null;
}

/** The layout of most pages. */
export function WithHeaderAndFooter() {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const search = useSiteSearch();
  return (
    <SiteLayout
      currentPath={pathname}
      isSignedIn={isSignedIn}
      search={search}
      preferences={
        <Suspense>
          <PreferenceSwitches />
        </Suspense>
      }
    >
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </SiteLayout>
  );
}
