import { ChangePasswordForm, accountFailuresWords, useWords, useFormFailureText } from '@kathaloka/ui';
import { useAsksCode } from '../../session/useIdentity.tsx';
import { useChangePasswordMutation } from './calls.ts';

export function MyPassword() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const asksCode = useAsksCode();
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      onSubmit={({ code, ...values }) => void change({ body: { ...values, ...(asksCode && { code }) } })}
      asksCode={asksCode}
      loading={isLoading}
      isDone={isSuccess}
      error={failure(error, words.changePassword)}
    />
  );
}
