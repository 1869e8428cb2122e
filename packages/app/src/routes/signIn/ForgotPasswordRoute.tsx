import {
  ForgotPasswordScreen,
  accountFailuresWords,
  useWords,
  accountWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useForgotPasswordMutation } from './linkCalls.ts';

/** Requests an email with a link for choosing a new password. */
export function ForgotPasswordRoute() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  usePageTitle(useWords(accountWords).forgot.title);
  const [ask, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  return (
    <ForgotPasswordScreen
      onSubmit={(values) => void ask({ body: values })}
      loading={isLoading}
      isSent={isSuccess}
      error={failure(error, words.forgotPassword)}
    />
  );
}
