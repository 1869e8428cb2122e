import type { ReactNode } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { AccountState } from '../../blocks/account/AccountState/AccountState.tsx';
import { LoginForm, type LoginFormProps } from '../../blocks/account/LoginForm/LoginForm.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { useAccountWords } from '../../words/areas/useAccountWords.ts';

export interface LoginScreenProps extends LoginFormProps {
  /** What is seen through the portal. */
  picture?: ReactNode;
  /** The address brought a token, and the person is being signed in with it: there is nothing to fill in. */
  isSigningInByLink?: boolean;
}

/** Login. */
export function LoginScreen({
  picture = <DrawnCover tone="neel" />,
  isSigningInByLink = false,
  ...form
}: LoginScreenProps) {
  const words = useAccountWords();
  if (isSigningInByLink) {
    return (
      <AccountCard>
        <AccountState mark="lamps" title={words.login.busy} text={words.verify.pendingText} />
      </AccountCard>
    );
  }
  return (
    <AccountCard picture={picture}>
      <LoginForm {...form} />
    </AccountCard>
  );
}
