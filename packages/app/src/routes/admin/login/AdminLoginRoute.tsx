import { isRefusal } from '@kathaloka/api';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import {
  AdminLoginScreen,
  paths,
  adminFailuresWords,
  useWords,
  adminWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useCodeStep } from '../../../session/useCodeStep.ts';
import { useSession } from '../../../session/useSession.ts';
import { isMarkedAsAdmin, markAsAdmin } from '../adminFlag.ts';
import type { LoginState } from '../loginState.ts';
import { useLoginAsAdminMutation } from './adminSignInCalls.ts';

/** `/admin`: the login of administrators. Other accounts get an error, and nothing is stored. */
export function AdminLoginRoute() {
  const words = useWords(adminFailuresWords);
  const { failure } = useFormFailureText();
  const { isSignedIn, user } = useSession();
  const location = useLocation();
  const [login, { isLoading, error }] = useLoginAsAdminMutation();
  const text = failure(error, words.login);
  const step = useCodeStep((body: BodyInput<'login'>) => login({ body }), { isLoading, error, text });
  usePageTitle(useWords(adminWords).badge);

  // an administrator who used the other login need not sign in again
  if (isSignedIn && user?.role === 'admin') {
    if (!isMarkedAsAdmin()) markAsAdmin(true);
    const { redirectTo } = (location.state ?? {}) as Partial<LoginState>;
    const next = user.must_change_password ? paths.adminPassword : (redirectTo ?? paths.adminStories);
    return <Navigate to={next} replace />;
  }
  return (
    <AdminLoginScreen
      onSubmit={(body) => void step.start(body)}
      loading={isLoading}
      error={isRefusal(error, 'second_factor_required') ? undefined : text}
      code={step.code}
    />
  );
}
