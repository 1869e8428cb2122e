import type { ComponentProps, ReactNode } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { RegisterForm, type RegisterFormOwnProps } from '../../blocks/account/RegisterForm/RegisterForm.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';

export interface RegisterScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, RegisterFormOwnProps {
  /**
   * The content of the arch.
   * @default <DrawnCover tone="neel" />
   */
  picture?: ReactNode;
}

/**
 * The page Create Your Account.
 *
 * @use Where an account is created.
 * @avoid Not the waitlist: `WaitlistScreen`.
 * @example
 * <RegisterScreen onSubmit={(values) => register(values)} />
 */
export function RegisterScreen({
  picture = <DrawnCover tone="neel" />,
  onSubmit,
  storedChoice,
  asks,
  loading,
  error,
  errorField,
  provider,
  loginHref,
  termsHref,
  ...rest
}: RegisterScreenProps) {
  return (
    <AccountCard picture={picture} archShape="slender" {...rest}>
      <RegisterForm
        onSubmit={onSubmit}
        storedChoice={storedChoice}
        asks={asks}
        loading={loading}
        error={error}
        errorField={errorField}
        provider={provider}
        loginHref={loginHref}
        termsHref={termsHref}
      />
    </AccountCard>
  );
}
