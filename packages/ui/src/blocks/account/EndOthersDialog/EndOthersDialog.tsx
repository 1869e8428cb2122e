import {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
} from '../ConfirmIdentityDialog/ConfirmIdentityDialog.tsx';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type EndOthersDialogProps = Omit<
  ConfirmIdentityDialogProps,
  'title' | 'description' | 'children' | 'cancelLabel' | 'submitLabel' | 'loadingLabel'
>;

/**
 * Signs out all other browsers; asks for the password, since a thief could sign out the owner.
 *
 * @use Signs out all other browsers, after asking for the password.
 * @avoid Not for a single browser: `EndSessionDialog`.
 * @heard “Alert dialog”, and what will happen.
 * @keys within, submit, close
 * @example
 * <EndOthersDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   onSubmit={(password) => endOthers(password)}
 * />
 */
export function EndOthersDialog(props: EndOthersDialogProps) {
  const words = useWords(profileWords).sessions;
  return (
    <ConfirmIdentityDialog
      {...props}
      title={words.endOthersTitle}
      description={words.endOthersText}
      cancelLabel={words.keepOthers}
      submitLabel={words.endOthers}
      loadingLabel={words.ending}
    />
  );
}
