import { hasCode, isRefusal } from '@kathaloka/api';
import {
  RegisterScreen,
  type RegisterValues,
  useAccountFailures,
  useAccountWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { storedChoices } from '../../reader/guestChoices.ts';
import { StaticImage } from '../../shell/StaticImage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useRegisterMutation } from './signInCalls.ts';
import { useSession } from '../../session/useSession.ts';
import { LeaveLogin } from './LeaveLogin.tsx';

/** Create Your Account. */
export function RegisterRoute() {
  const { failure } = useFormFailureText();
  const words = useAccountFailures();
  usePageTitle(useAccountWords().register.title);
  const { isSignedIn } = useSession();
  const [storedChoice] = useState(() => storedChoices()?.choices.at(-1));
  const [register, { isLoading, error }] = useRegisterMutation();

  if (isSignedIn) return <LeaveLogin />;
  return (
    <RegisterScreen
      picture={<StaticImage name="hero-palace" />}
      onSubmit={({ display_name, ...values }) =>
        void register({
          body: { ...values, ...(display_name.trim() && { display_name: display_name.trim() }) },
        })
      }
      storedChoice={storedChoice}
      loading={isLoading}
      error={failure(error, words.register)}
      errorField={fieldOf(error)}
    />
  );
}

const FIELDS: readonly (keyof RegisterValues)[] = ['username', 'email', 'display_name', 'password'];

/** The one field that the server refused. */
function fieldOf(error: unknown): keyof RegisterValues | undefined {
  if (!isRefusal(error)) return undefined;
  const names = hasCode(error, 'taken') ? [error.field] : error.faults.map(({ loc }) => loc.at(-1));
  return names.length === 1 ? FIELDS.find((field) => field === names[0]) : undefined;
}
