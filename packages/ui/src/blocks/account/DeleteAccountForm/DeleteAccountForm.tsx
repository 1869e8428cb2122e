import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useProfileWords } from '../../../words/areas/useProfileWords.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { DeleteAccountDialog, type DeleteAccountValues } from './DeleteAccountDialog.tsx';
import { Warning } from './DeleteAccountForm.styles.ts';

export interface DeleteAccountFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: DeleteAccountValues) => void;
  /** Whether the account has a password. One that was made with Google has none. */
  hasPassword?: boolean;
  /** Whether the person has published stories, whose fate is theirs to choose. */
  hasStories?: boolean;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
}

/** The way out: what goes with the account, and a last question. */
export function DeleteAccountForm({
  onSubmit,
  hasPassword = true,
  hasStories = false,
  isBusy = false,
  serverError,
}: DeleteAccountFormProps) {
  const words = useProfileWords().remove;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={words.title}>
      <Warning>
        <Lead>{words.lead}</Lead>
        <Button onClick={() => setIsAsking(true)}>{words.open}</Button>
      </Warning>
      <DeleteAccountDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onSubmit={onSubmit}
        hasPassword={hasPassword}
        hasStories={hasStories}
        isBusy={isBusy}
        serverError={serverError}
      />
    </Panel>
  );
}
