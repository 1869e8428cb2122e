import { paths, ProgressScreen, useProgressWords } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useLogoutMutation } from '../../client.ts';
import { takeRememberedPath } from '../../session/redirectAfterLogin.ts';
import { useSession } from '../../session/useSession.ts';
import { MyAccount } from './MyAccount.tsx';
import { MyPassword } from './MyPassword.tsx';
import { MySessions } from './MySessions.tsx';
import { MyDeletion } from './MyDeletion.tsx';
import { MyData } from './MyData.tsx';

/** The person's own page. */
export function ProfileRoute() {
  usePageTitle(useProgressWords().title);
  const { user } = useSession();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();

  async function handleLogout(): Promise<void> {
    await logout();
    // who leaves on purpose does not want to come back here
    takeRememberedPath();
    // the guard of this page has led there already, and one way back is enough
    void navigate(paths.login, { replace: true });
  }

  return (
    <ProgressScreen
      isLoggingOut={isLoading}
      onLogout={() => void handleLogout()}
      account={
        user && (
          <>
            <MyAccount user={user} />
            <MySessions />
            {user.has_password && <MyPassword />}
            <MyData username={user.username} />
            <MyDeletion hasPassword={user.has_password} />
          </>
        )
      }
    />
  );
}
