import { AdminLoginScreen, paths, useAdminFailures, useAdminWords, useFormFailureText } from '@kathaloka/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { useSession } from '../../../session/useSession.ts';
import { isMarkedAsAdmin, markAsAdmin } from '../adminFlag.ts';
import type { AskedFor } from '../askedFor.ts';
import { useLoginAsAdminMutation } from './adminSignInCalls.ts';

/** `/admin`: administrators sign in. Whoever is none is told so, and nothing is stored. */
export function AdminLoginRoute() {
  const words = useAdminFailures();
  const { failure } = useFormFailureText();
  const { isSignedIn, user } = useSession();
  const location = useLocation();
  const [login, { isLoading, error }] = useLoginAsAdminMutation();
  usePageTitle(useAdminWords().badge);

  // an administrator who came in by the other login need not sign in twice
  if (isSignedIn && user?.role === 'admin') {
    if (!isMarkedAsAdmin()) markAsAdmin(true);
    const { asked } = (location.state ?? {}) as Partial<AskedFor>;
    const next = user.must_change_password ? paths.adminPassword : (asked ?? paths.adminStories);
    return <Navigate to={next} replace />;
  }
  return (
    <AdminLoginScreen
      onSubmit={(body) => void login({ body })}
      loading={isLoading}
      error={failure(error, words.login)}
    />
  );
}
