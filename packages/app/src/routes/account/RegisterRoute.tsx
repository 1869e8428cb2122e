import { RegisterScreen, useAccountFailures, useAccountWords, useFormFailureText } from '@kathaloka/ui';
import { HousePicture } from '../../adapters/HousePicture.tsx';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useRegisterMutation } from './signInCalls.ts';
import { useSession } from '../../session/useSession.ts';
import { LeaveLogin } from './LeaveLogin.tsx';

/** Create Your Account. */
export function RegisterRoute() {
  const { failure } = useFormFailureText();
  const words = useAccountFailures();
  usePageTitle(useAccountWords().register.title);
  const { isSignedIn } = useSession();
  const [register, { isLoading, error }] = useRegisterMutation();

  if (isSignedIn) return <LeaveLogin />;
  return (
    <RegisterScreen
      picture={<HousePicture name="hero-palace" />}
      onSubmit={({ display_name, ...values }) =>
        void register({
          body: { ...values, ...(display_name.trim() && { display_name: display_name.trim() }) },
        })
      }
      loading={isLoading}
      error={failure(error, words.register)}
    />
  );
}
