import { ChangePasswordForm, accountFailuresWords, useWords, useFormFailureText } from '@kathaloka/ui';
import { useChangePasswordMutation } from './calls.ts';

export function MyPassword() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      onSubmit={(values) => void change({ body: values })}
      loading={isLoading}
      isDone={isSuccess}
      error={failure(error, words.changePassword)}
    />
  );
}
