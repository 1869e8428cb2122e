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
 * Confirms signing out all other browsers. Asks for the password, so that the thief of a session cannot sign
 * the owner out.
 *
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
