import type { ReactNode } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { RegisterForm, type RegisterFormProps } from '../../blocks/account/RegisterForm/RegisterForm.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';

export interface RegisterScreenProps extends RegisterFormProps {
  /** What is seen through the portal. */
  picture?: ReactNode;
}

/** Create Your Account. */
export function RegisterScreen({ picture = <DrawnCover tone="neel" />, ...form }: RegisterScreenProps) {
  return (
    <AccountCard picture={picture} portal="slender">
      <RegisterForm {...form} />
    </AccountCard>
  );
}
