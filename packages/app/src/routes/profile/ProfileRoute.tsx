import { paths, ProgressScreen, useProgressWords } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useLogoutMutation } from './calls.ts';
import { useSession } from '../../session/useSession.ts';
import { MyAccount } from './MyAccount.tsx';
import { MyPassword } from './MyPassword.tsx';
import { MySessions } from './MySessions.tsx';
import { MyDeletion } from './MyDeletion.tsx';
import { MyData } from './MyData.tsx';

/** The profile page. */
export function ProfileRoute() {
  usePageTitle(useProgressWords().title);
  const { user } = useSession();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();

  async function handleLogout(): Promise<void> {
    await logout();
    // the guard of this page already redirects, so do not redirect twice
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
            <MySessions hasPassword={user.has_password} />
            {user.has_password && <MyPassword />}
            <MyData username={user.username} />
            <MyDeletion hasPassword={user.has_password} />
          </>
        )
      }
    />
  );
}
