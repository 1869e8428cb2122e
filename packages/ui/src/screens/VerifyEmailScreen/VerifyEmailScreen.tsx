import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { VerifyEmail, type VerifyEmailProps } from '../../blocks/account/VerifyEmail/VerifyEmail.tsx';

export type VerifyEmailScreenProps = VerifyEmailProps;

/** What became of the link that verifies an address. */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  return (
    <AccountCard>
      <VerifyEmail {...props} />
    </AccountCard>
  );
}
