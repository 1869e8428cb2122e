import { checkPassword } from '@kathaloka/contract/rules';
import { useId, useRef, useState } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { useProfileWords } from '../../../words/areas/useProfileWords.ts';
import { Form, SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import { Fate } from './DeleteAccountForm.styles.ts';

export interface DeleteAccountValues {
  /** Empty for an account that has none. */
  readonly password: string;
  /** Otherwise the person's published stories stay, without their name. */
  readonly deletes_stories: boolean;
}

export interface DeleteAccountDialogProps {
  /** Whether the question is being asked. */
  isOpen: boolean;
  /** The account is kept after all. */
  onClose: () => void;
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: DeleteAccountValues) => void;
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
  /** Whether there are published stories to ask about. */
  hasStories: boolean;
  /** The server is at work on it. */
  isBusy: boolean;
  /** Why the server refused, in words for the person. */
  serverError: string | undefined;
}

/** The last question before an account is gone. Focus starts on the safe answer. */
export function DeleteAccountDialog({
  isOpen,
  onClose,
  onSubmit,
  hasPassword,
  hasStories,
  isBusy,
  serverError,
}: DeleteAccountDialogProps) {
  const words = useProfileWords().remove;
  const formId = useId();
  const safeRef = useRef<HTMLButtonElement>(null);
  const [deletesStories, setDeletesStories] = useState(false);
  const form = useForm({
    initialValues: { password: '' },
    rules: hasPassword ? { password: checkPassword } : {},
    onSubmit: ({ password }) => onSubmit({ password, deletes_stories: deletesStories }),
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.confirmTitle}
      description={words.confirm}
      initialFocusRef={safeRef}
      actions={
        <>
          <Button variant="outline" onClick={onClose} ref={safeRef}>
            {words.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            disabled={form.hasErrors}
            isBusy={isBusy}
            busyLabel={words.busy}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={form.handleSubmit}>
        {serverError && (
          <Note tone="error" role="alert">
            {serverError}
          </Note>
        )}
        {hasStories && <StoriesFate isDeleted={deletesStories} onChange={setDeletesStories} />}
        {hasPassword && (
          <FormField label={words.password} error={form.errors.password} isRequired>
            <PasswordField {...form.field('password')} />
          </FormField>
        )}
      </Form>
    </Dialog>
  );
}

interface StoriesFateProps {
  isDeleted: boolean;
  onChange: (isDeleted: boolean) => void;
}

function StoriesFate({ isDeleted, onChange }: StoriesFateProps) {
  const words = useProfileWords().remove;
  const hintId = useId();
  return (
    <Fate>
      <Checkbox isChecked={isDeleted} onCheckedChange={onChange} aria-describedby={hintId}>
        {words.stories}
      </Checkbox>
      <SmallPrint id={hintId}>{words.storiesHint}</SmallPrint>
    </Fate>
  );
}
