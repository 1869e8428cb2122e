import { AdminForbiddenScreen, AdminShell, paths, adminAccessWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { PageBoundary } from '../shell/PageBoundary.tsx';
import { LanguagePreference } from '../preferences/LanguagePreference.tsx';
import { useSession } from '../session/useSession.ts';
import { isMarkedAsAdmin } from '../routes/admin/adminFlag.ts';
import type { LoginState } from '../routes/admin/loginState.ts';
import { sectionAt } from '../routes/admin/sectionAt.ts';
import { useAdminLogout } from '../routes/admin/useAdminLogout.ts';
import { useIsForbidden } from '../routes/admin/useIsForbidden.ts';
import { useWaitingCounts } from '../routes/admin/useWaitingCounts.ts';

/**
 * The guard of all administrators' pages, and the bar above them. A token and the local flag decide whether the page is
 * rendered; the server alone decides what it contains, and refuses others with a 403.
 */
export function AdministratorsOnly() {
  const { isSignedIn, user, ending } = useSession();
  const location = useLocation();
  const [person, setPerson] = useState(user?.id);
  if (user && user.id !== person) setPerson(user.id);

  // a form stays on the page, with a notice, when the session has expired
  const isIn = isSignedIn || ending === 'expired';
  if (!isIn || !isMarkedAsAdmin()) {
    const state: LoginState = { redirectTo: location.pathname + location.search };
    return <Navigate to={paths.adminLogin} state={state} replace />;
  }
  if (user?.must_change_password) return <Navigate to={paths.adminPassword} replace />;
  if (user?.must_set_up_second_factor) return <Navigate to={paths.account} replace />;
  // remounted for each person, so that no state is left for the next one
  return <InShell key={person} />;
}

function InShell() {
  const { pathname } = useLocation();
  const { logout, isLoggingOut } = useAdminLogout();
  const waiting = useWaitingCounts();
  const isForbidden = useIsForbidden();

  if (isForbidden) return <Forbidden />;
  return (
    <AdminShell
      section={sectionAt(pathname)}
      reviewsCount={waiting?.reviews}
      reportsCount={waiting?.reports}
      preferences={<LanguagePreference />}
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
  usePageTitle(useWords(adminAccessWords).forbiddenTitle);
  return <AdminForbiddenScreen username={user?.username} onLogout={logout} isLoggingOut={isLoggingOut} />;
}
