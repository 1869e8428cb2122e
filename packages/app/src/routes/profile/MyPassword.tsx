import { ChangePasswordForm } from '@kathaloka/ui';
import { messages } from '@kathaloka/contract/errors';
import { useChangePasswordMutation } from '../../client.ts';
import { accountError } from '../account/accountError.ts';

export function MyPassword() {
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      onSubmit={(values) => void change(values)}
      isBusy={isLoading}
      isDone={isSuccess}
      serverError={accountError(error, messages.account.changePassword)}
    />
  );
}
