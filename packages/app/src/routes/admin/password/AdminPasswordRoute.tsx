import {
  AdminPasswordScreen,
  paths,
  accountFailuresWords,
  useWords,
  adminAccessWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { client } from '../../../client.ts';
import { useAsksCode } from '../../../session/useIdentity.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useChangePasswordMutation } from '../../account/calls.ts';
import { useAdminLogout } from '../useAdminLogout.ts';

/**
 * The first page after a login with a generated password, which must be replaced, because others may have read it in a
 * log.
 */
export function AdminPasswordRoute() {
  const words = useWords(accountFailuresWords);
  const { failure } = useFormFailureText();
  const { isSignedIn, user } = useSession();
  const dispatch = useDispatch();
  const { logout } = useAdminLogout();
  const asksCode = useAsksCode();
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  usePageTitle(useWords(adminAccessWords).passwordTitle);

  if (!isSignedIn) return <Navigate to={paths.adminLogin} replace />;
  if (user && !user.must_change_password && !isSuccess) return <Navigate to={paths.adminOverview} replace />;
  return (
    <AdminPasswordScreen
      asksCode={asksCode}
      onSubmit={({ code, ...values }) =>
        void change({ body: { ...values, ...(asksCode && { code }) } })
          .unwrap()
          .then(
            () => client.session.changeUser(dispatch, { must_change_password: false }),
            () => undefined,
          )
      }
      onLogout={logout}
      loading={isLoading}
      isDone={isSuccess}
      error={failure(error, words.changePassword)}
    />
  );
}
