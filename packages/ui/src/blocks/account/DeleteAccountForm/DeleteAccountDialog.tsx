import { useId, useState } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
} from '../ConfirmIdentityDialog/ConfirmIdentityDialog.tsx';
import { StoriesOption } from './DeleteAccountForm.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DeleteAccountValues {
  /** The password; empty for an account without one. */
  readonly password: string;
  /** The code of the second factor; empty for an account without one. */
  readonly code: string;
  /** Whether to delete the published stories; otherwise they stay without the author's name. */
  readonly deletes_stories: boolean;
}

export interface DeleteAccountDialogProps extends Omit<
  ConfirmIdentityDialogProps,
  'onSubmit' | 'title' | 'description' | 'children' | 'cancelLabel' | 'submitLabel' | 'loadingLabel'
> {
  /** Called with the values when the form is valid. */
  onSubmit: (values: DeleteAccountValues) => void;
  /** Whether there are published stories to ask about. */
  hasStories: boolean;
}

/** The final confirmation before an account is deleted. */
export function DeleteAccountDialog({ onSubmit, hasStories, ...rest }: DeleteAccountDialogProps) {
  const words = useWords(profileWords).remove;
  const [deletesStories, setDeletesStories] = useState(false);
  return (
    <ConfirmIdentityDialog
      {...rest}
      onSubmit={(password, code) => onSubmit({ password, code, deletes_stories: deletesStories })}
      title={words.confirmTitle}
      description={words.confirm}
      cancelLabel={words.keep}
      submitLabel={words.submit}
      loadingLabel={words.busy}
    >
      {hasStories && <DeleteStoriesOption checked={deletesStories} onCheckedChange={setDeletesStories} />}
    </ConfirmIdentityDialog>
  );
}

interface DeleteStoriesOptionProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Asks whether to delete the published stories too. */
function DeleteStoriesOption({ checked, onCheckedChange }: DeleteStoriesOptionProps) {
  const words = useWords(profileWords).remove;
  const hintId = useId();
  return (
    <StoriesOption>
      <Checkbox checked={checked} onCheckedChange={onCheckedChange} aria-describedby={hintId}>
        {words.stories}
      </Checkbox>
      <SmallPrint id={hintId}>{words.storiesHint}</SmallPrint>
    </StoriesOption>
  );
}
