import {
  DeleteAccountForm,
  type DeleteAccountValues,
  paths,
  useAccountFailures,
  useFormFailureText,
} from '@kathaloka/ui';
import { useNavigate } from 'react-router';
import { useDeleteMyAccountMutation } from './calls.ts';
import { useIdentity } from '../../session/useIdentity.tsx';

interface MyDeletionProps {
  /** Whether the account has a password to confirm with. */
  hasPassword: boolean;
}

export function MyDeletion({ hasPassword }: MyDeletionProps) {
  const { failure } = useFormFailureText();
  const words = useAccountFailures();
  const navigate = useNavigate();
  const { identity, proofOf, reset } = useIdentity(hasPassword);
  const [remove, { isLoading, error }] = useDeleteMyAccountMutation();

  async function handleSubmit({ password, deletes_stories }: DeleteAccountValues): Promise<void> {
    const { data } = await remove({ body: { deletes_stories, ...proofOf(password) } });
    if (data === undefined) {
      reset();
      return;
    }
    // skip the redirect back after the login, which the guard of this page would set
    void navigate(paths.home, { replace: true });
  }

  return (
    <DeleteAccountForm
      {...identity}
      onSubmit={(values) => void handleSubmit(values)}
      hasStories
      loading={isLoading}
      error={failure(error, words.deleteAccount)}
    />
  );
}
