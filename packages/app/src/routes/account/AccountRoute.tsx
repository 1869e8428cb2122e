import { AccountScreen, profileWords, ToastProvider, useWords, YouthDetails } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useSession } from '../../session/useSession.ts';
import { MyAbout } from './MyAbout.tsx';
import { MyAccount } from './MyAccount.tsx';
import { MyData } from './MyData.tsx';
import { MyDeletion } from './MyDeletion.tsx';
import { MyFollows } from './MyFollows.tsx';
import { MyLinks } from './MyLinks.tsx';
import { MyPassword } from './MyPassword.tsx';
import { MySecondFactor } from './MySecondFactor.tsx';
import { MySessions } from './MySessions.tsx';

export function AccountRoute() {
  usePageTitle(useWords(profileWords).title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <AccountScreen hasProgress={!user.youth}>
      <MyAccount user={user} />
      {!user.youth && user.role !== 'admin' && <MyAbout user={user} />}
      {user.youth && <YouthDetails youth={user.youth} />}
      <MySecondFactor hasPassword={user.has_password} mustSetUp={user.must_set_up_second_factor} />
      <MySessions hasPassword={user.has_password} />
      {user.has_password && <MyPassword />}
      {!user.youth && (
        <ToastProvider>
          <MyFollows user={user} />
        </ToastProvider>
      )}
      {!user.youth && <MyLinks />}
      <MyData username={user.username} />
      <MyDeletion hasPassword={user.has_password} />
    </AccountScreen>
  );
}
