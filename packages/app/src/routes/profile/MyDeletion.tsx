import { messages } from '@kathaloka/contract/errors';
import { DeleteAccountForm, type DeleteAccountValues, paths } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { useDeleteMyAccountMutation } from '../../client.ts';
import { takeRememberedPath } from '../../session/redirectAfterLogin.ts';
import { accountError } from '../account/accountError.ts';

interface MyDeletionProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
}

export function MyDeletion({ hasPassword }: MyDeletionProps) {
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteMyAccountMutation();

  async function handleSubmit({ password, deletes_stories }: DeleteAccountValues): Promise<void> {
    const { data } = await remove({ deletes_stories, ...(hasPassword && { password }) });
    if (data === undefined) return;
    takeRememberedPath();
    // the login, where the guard of this page leads, is nothing to come back to
    void navigate(paths.home, { replace: true });
  }

  return (
    <DeleteAccountForm
      onSubmit={(values) => void handleSubmit(values)}
      hasPassword={hasPassword}
      hasStories
      isBusy={isLoading}
      serverError={accountError(error, messages.account.deleteAccount)}
    />
  );
}
