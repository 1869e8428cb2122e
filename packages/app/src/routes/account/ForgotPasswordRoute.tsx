import { messages } from '@kathaloka/contract/errors';
import { ForgotPasswordScreen, useAccountWords } from '@kathaloka/ui';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useForgotPasswordMutation } from '../../client.ts';
import { accountError } from './accountError.ts';

/** Asks for a mail to choose a new password. */
export function ForgotPasswordRoute() {
  usePageTitle(useAccountWords().forgot.title);
  const [ask, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  return (
    <ForgotPasswordScreen
      onSubmit={(values) => void ask(values)}
      isBusy={isLoading}
      isSent={isSuccess}
      serverError={accountError(error, messages.account.forgotPassword)}
    />
  );
}
