import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import type { IdentityProps } from '../ConfirmIdentityDialog/ConfirmIdentityDialog.tsx';
import { DeleteAccountDialog, type DeleteAccountValues } from './DeleteAccountDialog.tsx';
import { Warning } from './DeleteAccountForm.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DeleteAccountFormProps
  extends Omit<ComponentProps<'section'>, 'children' | 'onSubmit' | 'title'>, IdentityProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: DeleteAccountValues) => void;
  /**
   * Whether the person has published stories, which they may delete or keep.
   * @default false
   */
  hasStories?: boolean;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Deletes the account: lists what is deleted with it, and asks for confirmation.
 *
 * @use Deletes an account, after saying which data are deleted and which stay.
 * @avoid Not to sign out: `SessionList`.
 * @heard The deleted data, as a list; the field; an error.
 * @keys type, submit
 * @example
 * <DeleteAccountForm onSubmit={deleteAccount} />
 */
export function DeleteAccountForm({
  onSubmit,
  hasPassword,
  providerName,
  providerButton,
  isConfirmed,
  asksCode,
  hasStories = false,
  loading = false,
  error,
  ...rest
}: DeleteAccountFormProps) {
  const words = useWords(profileWords).remove;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={words.title} {...rest}>
      <Warning>
        <Lead>{words.lead}</Lead>
        <Button onClick={() => setIsAsking(true)}>{words.open}</Button>
      </Warning>
      <DeleteAccountDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        onSubmit={onSubmit}
        hasPassword={hasPassword}
        providerName={providerName}
        providerButton={providerButton}
        isConfirmed={isConfirmed}
        asksCode={asksCode}
        hasStories={hasStories}
        loading={loading}
        error={error}
      />
    </Panel>
  );
}
