import type { User } from '@kathaloka/contract/entities';
import { AccountDetails } from '@kathaloka/ui';
import { useResendVerificationMutation } from '../signIn/linkCalls.ts';

export function MyAccount({ user }: { user: User }) {
  const [resend, { isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <AccountDetails
      user={user}
      onResend={() => void resend({ body: { email: user.email } })}
      isResending={isLoading}
      isResent={isSuccess}
    />
  );
}
