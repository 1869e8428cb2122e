import { messages } from '@kathaloka/contract/errors';
import { RegisterScreen, useAccountWords } from '@kathaloka/ui';
import { HousePicture } from '../../adapters/HousePicture.tsx';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useRegisterMutation } from '../../client.ts';
import { useSession } from '../../session/useSession.ts';
import { accountError } from './accountError.ts';
import { LeaveLogin } from './LeaveLogin.tsx';

/** Create Your Account. */
export function RegisterRoute() {
  usePageTitle(useAccountWords().register.title);
  const { isSignedIn } = useSession();
  const [register, { isLoading, error }] = useRegisterMutation();

  if (isSignedIn) return <LeaveLogin />;
  return (
    <RegisterScreen
      picture={<HousePicture name="hero-palace" />}
      onSubmit={({ display_name, ...values }) =>
        void register({ ...values, ...(display_name.trim() && { display_name: display_name.trim() }) })
      }
      isBusy={isLoading}
      serverError={accountError(error, messages.account.register)}
    />
  );
}
