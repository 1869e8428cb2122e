import { isRefusal } from '@kathaloka/api';
import {
  type ResetState,
  ResetPasswordScreen,
  accountFailuresWords,
  useWords,
  accountWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useResetPasswordMutation } from './linkCalls.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** Chooses a new password, with the link from an email. */
export function ResetPasswordRoute() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  usePageTitle(useWords(accountWords).reset.title);
  const token = useTokenFromAddress();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const isLinkRefused = token === undefined || isRefusal(error, 'invalid_link');

  function state(): ResetState {
    if (isSuccess) return 'done';
    return isLinkRefused ? 'invalid' : 'form';
  }

  return (
    <ResetPasswordScreen
      state={state()}
      onSubmit={(values) => token !== undefined && void reset({ body: { token, ...values } })}
      loading={isLoading}
      error={failure(error, words.changePassword)}
    />
  );
}
