import { AdminForbiddenScreen, AdminShell, paths, useAdminAccessWords } from '@kathaloka/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { PageBoundary } from '../../layouts/PageBoundary.tsx';
import { useSession } from '../../session/useSession.ts';
import { isMarkedAsAdmin } from './adminFlag.ts';
import type { AskedFor } from './askedFor.ts';
import { sectionAt } from './sectionAt.ts';
import { useAdminLogout } from './useAdminLogout.ts';
import { useIsForbidden } from './useIsForbidden.ts';
import { useWaiting } from './useWaiting.ts';

/**
 * The guard of every page of administrators, and the bar above them. A token and the local flag decide whether the
 * page is shown; what stands on it the server alone decides, and says so with a 403.
 */
export function AdministratorsOnly() {
  const { isSignedIn, user, ending } = useSession();
  const location = useLocation();
  const [person, setPerson] = useState(user?.id);
  if (user && user.id !== person) setPerson(user.id);

  // a form stays on the page when its session has expired, and says so
  const isIn = isSignedIn || ending === 'expired';
  if (!isIn || !isMarkedAsAdmin()) {
    const state: AskedFor = { asked: location.pathname + location.search };
    return <Navigate to={paths.admin} state={state} replace />;
  }
  if (user?.must_change_password) return <Navigate to={paths.adminPassword} replace />;
  // remounted for each person, so that none of its state is left for the next one
  return <InShell key={person} />;
}

function InShell() {
  const { pathname } = useLocation();
  const { logout, isLoggingOut } = useAdminLogout();
  const waiting = useWaiting();
  const isForbidden = useIsForbidden();

  if (isForbidden) return <Forbidden />;
  return (
    <AdminShell
      section={sectionAt(pathname)}
      reviewsCount={waiting?.reviews}
      reportsCount={waiting?.reports}
      isLoggingOut={isLoggingOut}
      onLogout={logout}
    >
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </AdminShell>
  );
}

function Forbidden() {
  const { user } = useSession();
  const { logout, isLoggingOut } = useAdminLogout();
  usePageTitle(useAdminAccessWords().forbiddenTitle);
  return <AdminForbiddenScreen username={user?.username} onLogout={logout} isLoggingOut={isLoggingOut} />;
}
