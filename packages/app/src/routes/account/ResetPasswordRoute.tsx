import { hasStatus } from '@kathaloka/api';
import { messages } from '@kathaloka/contract/errors';
import { type ResetState, ResetPasswordScreen, useAccountWords } from '@kathaloka/ui';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useResetPasswordMutation } from '../../client.ts';
import { accountError } from './accountError.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** Choose a new password, by the link of a mail. */
export function ResetPasswordRoute() {
  usePageTitle(useAccountWords().reset.title);
  const token = useTokenFromAddress();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const isLinkRefused = token === undefined || hasStatus(error, 400);

  function state(): ResetState {
    if (isSuccess) return 'done';
    return isLinkRefused ? 'invalid' : 'form';
  }

  return (
    <ResetPasswordScreen
      state={state()}
      onSubmit={(values) => token !== undefined && void reset({ token, ...values })}
      isBusy={isLoading}
      serverError={accountError(error, messages.account.changePassword)}
    />
  );
}
