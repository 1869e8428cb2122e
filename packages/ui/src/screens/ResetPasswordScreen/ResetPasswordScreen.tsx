import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../../blocks/account/ResetPasswordForm/ResetPasswordForm.tsx';

export type ResetPasswordScreenProps = ResetPasswordFormProps;

/** Choose a new password, by the link of a mail. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  return (
    <AccountCard>
      <ResetPasswordForm {...props} />
    </AccountCard>
  );
}
