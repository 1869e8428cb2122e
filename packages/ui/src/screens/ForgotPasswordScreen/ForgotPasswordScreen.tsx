import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from '../../blocks/account/ForgotPasswordForm/ForgotPasswordForm.tsx';

export type ForgotPasswordScreenProps = ForgotPasswordFormProps;

/** Forgot your password. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  return (
    <AccountCard>
      <ForgotPasswordForm {...props} />
    </AccountCard>
  );
}
