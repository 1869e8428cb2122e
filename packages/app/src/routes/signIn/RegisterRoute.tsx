import { isRefusal } from '@kathaloka/api';
import type { PublicSettings } from '@kathaloka/contract/entities';
import {
  RegisterScreen,
  type RegisterValues,
  accountFailuresWords,
  useWords,
  accountWords,
  useFormFailureText,
  type YouthAsked,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useGetSettingsQuery } from '../../client.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { OF_GUESTS } from '../../rendering/pageAnswers.ts';
import { lastStoredChoice } from '../../readerActions/guestChoices.ts';
import { StaticImage } from '../../shell/StaticImage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useRegisterMutation } from './signInCalls.ts';
import { useSession } from '../../session/useSession.ts';
import { LeaveLogin } from './LeaveLogin.tsx';
import { useOidcButton } from './useOidc.tsx';

/** The page “Create Your Account”. */
export function RegisterRoute() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  usePageTitle(useWords(accountWords).register.title);
  const isHydrated = useIsHydrated();
  const { isSignedIn } = useSession();
  const [storedChoice] = useState(lastStoredChoice);
  const { data: settings } = useGetSettingsQuery();
  const provider = useOidcButton();
  const [register, { isLoading, error }] = useRegisterMutation();

  if (isSignedIn) return <LeaveLogin />;
  return (
    <RegisterScreen
      {...(!isHydrated && OF_GUESTS)}
      picture={<StaticImage name="hero-palace" />}
      onSubmit={(values) => void register({ body: bodyOf(values) })}
      asks={asked(settings)}
      storedChoice={isHydrated ? storedChoice : undefined}
      loading={isLoading}
      error={failure(error, words.register)}
      errorField={fieldOf(error)}
      provider={provider}
    />
  );
}

/** The form as the request: the year as a number, an empty name left out. */
function bodyOf({ display_name, birth_year, ...values }: RegisterValues) {
  return {
    ...values,
    ...(display_name.trim() && { display_name: display_name.trim() }),
    ...(birth_year !== undefined && { birth_year: Number(birth_year) }),
  };
}

/** Chooses the fields that this installation requires. */
function asked({
  young_accounts = 'off',
  guardian_proof = 'mail',
}: Partial<PublicSettings> = {}): YouthAsked {
  const byMail = young_accounts === 'all' ? 'everybody' : 'young';
  const isAsked = young_accounts !== 'off' && guardian_proof === 'mail';
  return { year: young_accounts === 'by-year', guardian: isAsked ? byMail : 'nobody' };
}

const FIELDS: readonly (keyof RegisterValues)[] = [
  'username',
  'email',
  'display_name',
  'password',
  'birth_year',
  'guardian_email',
];

/** The error of the one field that the server refused. */
function fieldOf(error: unknown): keyof RegisterValues | undefined {
  if (!isRefusal(error)) return undefined;
  const names = isRefusal(error, 'taken') ? [error.field] : error.faults.map(({ loc }) => loc.at(-1));
  return names.length === 1 ? FIELDS.find((field) => field === names[0]) : undefined;
}
