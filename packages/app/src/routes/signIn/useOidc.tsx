import { isRefusal } from '@kathaloka/api';
import {
  accountFailuresWords,
  ProviderButton,
  type SignInCodeOwnProps,
  useFailureText,
  useWords,
} from '@kathaloka/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bindingOfTab, leaveForProvider, noteProof } from '../../browser/oidcSignIn.ts';
import { useGetSettingsQuery } from '../../client.ts';
import { useCodeStep } from '../../session/useCodeStep.ts';
import { useSignInWithOidcMutation } from './signInCalls.ts';

interface Oidc {
  /** The provider's button; undefined if none is configured. */
  button: ReactNode;
  /** Whether the person has come back from the provider and is being signed in. */
  isReturning: boolean;
  error: ReactNode;
  /** The second step, for an account with a second factor. */
  code: SignInCodeOwnProps | undefined;
}

const PREFIX = '#oidc=';

/** The button that leads to the OpenID provider. */
export function useOidcButton(): ReactNode {
  const { data: settings } = useGetSettingsQuery();
  const [isLeaving, setIsLeaving] = useState(false);
  // after Back from the provider the browser may show the page as it was left
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const name = settings?.oidc_name;
  if (!name) return undefined;

  function leave() {
    setIsLeaving(true);
    leaveForProvider();
  }
  return <ProviderButton name={name} size="large" loading={isLeaving} onClick={leave} />;
}

/** The sign-in with the OpenID provider, and the return from it. */
export function useOidc(): Oidc {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const button = useOidcButton();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [signIn, { isLoading, error }] = useSignInWithOidcMutation();
  const text = failure(error, words.login);

  async function redeem(body: { ticket: string; binding: string; code?: string }) {
    const answer = await signIn({ body });
    if (!answer.error) noteProof();
    return answer;
  }
  const step = useCodeStep(redeem, { isLoading, error, text });

  const finish = useEffectEvent(async (ticket: string) => {
    // the ticket leaves the address and the history
    void navigate({ pathname, search }, { replace: true });
    await step.start({ ticket, binding: bindingOfTab() });
  });
  useEffect(() => {
    if (hash.startsWith(PREFIX)) void finish(hash.slice(PREFIX.length));
  }, [hash]);

  return {
    button,
    isReturning: hash.startsWith(PREFIX) || (isLoading && !step.code),
    error: isRefusal(error, 'second_factor_required') ? undefined : text,
    code: step.code,
  };
}
