import { paths } from '@kathaloka/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberPath } from '../session/redirectAfterLogin.ts';
import { useSession } from '../session/useSession.ts';

/** Pages that need a person: a guest is led to the login, and back after it. */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  const location = useLocation();
  if (isSignedIn) return <Outlet />;
  rememberPath(location);
  return <Navigate to={paths.login} replace />;
}
