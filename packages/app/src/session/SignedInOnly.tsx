import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberPath } from './redirectAfterLogin.ts';
import { useSession } from './useSession.ts';

const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([paths.consent, paths.account]);

/** Requires a login: redirects a guest to the login, which leads back. */
export function SignedInOnly() {
  const { isSignedIn, user, ending } = useSession();
  const { pathname } = useLocation();
  // without a guardian's consent, only the account pages are available
  if (isSignedIn && user?.youth?.needs && !OF_THE_ACCOUNT.has(pathname))
    return <Navigate to={paths.consent} replace />;
  // remounts the page for each person, so that no state is left for the next one
  if (isSignedIn) return <Outlet key={user?.id} />;
  return <GuestRedirect isLeaving={ending === 'signed-out'} />;
}

/** Redirects a guest to the login. After a logout, the next login must not lead back to this page. */
function GuestRedirect({ isLeaving }: { isLeaving: boolean }) {
  const location = useLocation();
  useEffect(() => {
    if (!isLeaving) rememberPath(location);
  }, [isLeaving, location]);
  return <Navigate to={paths.login} replace />;
}
