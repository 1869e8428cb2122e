import type { ComponentProps, ReactNode } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { AccountState } from '../../blocks/account/AccountState/AccountState.tsx';
import { LoginForm, type LoginFormOwnProps } from '../../blocks/account/LoginForm/LoginForm.tsx';
import { SignInCode, type SignInCodeOwnProps } from '../../blocks/account/SignInCode/SignInCode.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { accountWords } from '../../words/account/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface LoginScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, LoginFormOwnProps {
  /**
   * The content of the arch.
   * @default <DrawnCover tone="neel" />
   */
  picture?: ReactNode;
  /**
   * Whether a token from the address is signing in, so that no form is shown.
   * @default false
   */
  isSigningInByLink?: boolean;
  /** The second step, for an account with a second factor, in place of the form. */
  code?: SignInCodeOwnProps | undefined;
}

/**
 * The login page.
 *
 * @use Where readers sign in.
 * @avoid Not administrators: `AdminLoginScreen`.
 * @example
 * <LoginScreen onSubmit={(values) => logIn(values)} />
 */
export function LoginScreen({
  picture = <DrawnCover tone="neel" />,
  isSigningInByLink = false,
  code,
  onSubmit,
  storedChoice,
  loading,
  error,
  google,
  provider,
  registerHref,
  forgotPasswordHref,
  ...rest
}: LoginScreenProps) {
  const words = useWords(accountWords);
  if (isSigningInByLink) {
    return (
      <AccountCard {...rest}>
        <AccountState mark="lamps" title={words.login.busy} text={words.verify.pendingText} />
      </AccountCard>
    );
  }
  return (
    <AccountCard picture={picture} {...rest}>
      {code ? (
        <SignInCode {...code} />
      ) : (
        <LoginForm
          onSubmit={onSubmit}
          storedChoice={storedChoice}
          loading={loading}
          error={error}
          google={google}
          provider={provider}
          registerHref={registerHref}
          forgotPasswordHref={forgotPasswordHref}
        />
      )}
    </AccountCard>
  );
}
