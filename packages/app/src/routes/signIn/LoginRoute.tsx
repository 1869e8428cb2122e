import { isRefusal } from '@kathaloka/api';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import type { User } from '@kathaloka/contract/entities';
import {
  LoginScreen,
  SwitchAccountDialog,
  accountFailuresWords,
  useWords,
  accountWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { OF_GUESTS } from '../../rendering/pageAnswers.ts';
import { lastStoredChoice } from '../../readerActions/guestChoices.ts';
import { StaticImage } from '../../shell/StaticImage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useLoginMutation } from './signInCalls.ts';
import { useCodeStep } from '../../session/useCodeStep.ts';
import { useSession } from '../../session/useSession.ts';
import { LeaveLogin } from './LeaveLogin.tsx';
import { useGoogle } from './useGoogle.tsx';
import { useOidc } from './useOidc.tsx';
import { useSignInByLink } from './useSignInByLink.ts';

/** The page “Welcome Back”: sign in with a password, with a provider, or with the token of a link. */
export function LoginRoute() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  usePageTitle(useWords(accountWords).login.title);
  const isHydrated = useIsHydrated();
  const { isSignedIn } = useSession();
  const [storedChoice] = useState(lastStoredChoice);
  const [login, { isLoading, error }] = useLoginMutation();
  const google = useGoogle();
  const oidc = useOidc();
  const loginFailure = failure(error, words.login);
  const step = useCodeStep((body: BodyInput<'login'>) => login({ body }), {
    isLoading,
    error,
    text: loginFailure,
  });
  const link = useSignInByLink();

  const isByLink = link.state.kind === 'pending' || link.state.kind === 'asking';

  // after a step back, the question for the code is not an error of the form
  const isAsked = isRefusal(error, 'second_factor_required');
  const loginError =
    (isAsked ? undefined : failure(error ?? link.error, words.login)) ?? google.error ?? oidc.error;
  if (isSignedIn && !isByLink && !oidc.isReturning) return <LeaveLogin />;
  return (
    <>
      <LoginScreen
        picture={<StaticImage name="begin" />}
        isSigningInByLink={isByLink || (isHydrated && oidc.isReturning)}
        {...(!isHydrated && !isByLink && OF_GUESTS)}
        onSubmit={(values) => void step.start(values)}
        code={google.code ?? oidc.code ?? step.code}
        storedChoice={isHydrated ? storedChoice : undefined}
        loading={isLoading || google.isBusy}
        error={loginError}
        google={google.button}
        provider={oidc.button}
      />
      {link.state.kind === 'asking' && (
        <SwitchAccountDialog
          open
          currentName={nameOf(link.state.current)}
          nextName={nameOf(link.state.owner)}
          onOpenChange={link.decline}
          onSwitch={link.accept}
        />
      )}
    </>
  );
}

function nameOf({ display_name, username }: User): string {
  return display_name ?? username;
}
