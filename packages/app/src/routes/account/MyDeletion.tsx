import {
  DeleteAccountForm,
  type DeleteAccountValues,
  paths,
  accountFailuresWords,
  useWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { useDeleteMyAccountMutation } from './calls.ts';
import { useSession } from '../../session/useSession.ts';
import { useIdentity } from '../../session/useIdentity.tsx';

interface MyDeletionProps {
  /** Whether the account has a password to confirm with. */
  hasPassword: boolean;
}

export function MyDeletion({ hasPassword }: MyDeletionProps) {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const navigate = useNavigate();
  const { identity, proofOf, reset } = useIdentity(hasPassword);
  const [remove, { isLoading, error }] = useDeleteMyAccountMutation();

  const account = useSession().user?.id;

  async function handleSubmit({ password, code, deletes_stories }: DeleteAccountValues): Promise<void> {
    const { data } = await remove({ body: { deletes_stories, ...proofOf(password, code) } });
    if (data === undefined) {
      reset();
      return;
    }
    void forgetOnDevice(account);
    // prevents the redirect back after a login, which the guard of this page would set
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

/** Removes this device's data of the deleted account. If the script fails to load, the data stays, but hidden. */
async function forgetOnDevice(account: string | undefined): Promise<void> {
  if (account === undefined) return;
  try {
    const { forgetDeleted } = await import('../../offline/accountData.ts');
    await forgetDeleted(account);
  } catch {
    // the data is removed later, as for any account that never returns
  }
}
