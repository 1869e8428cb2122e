import type { AdminUser } from '@kathaloka/contract/entities';
import { BLOCK_REASON_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { FormDialog, type FormDialogProps } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { personName } from '../PeopleTable/peopleCells.tsx';
import { useDialogSubject } from '../useDialogSubject.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

type BlockedPerson = Pick<AdminUser, 'id' | 'display_name' | 'username' | 'blocked_at' | 'blocked_reason'>;

export interface BlockDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, Pick<FormDialogProps, 'loading' | 'error'> {
  /** The person to block or to unblock. Undefined closes the dialog. */
  person: BlockedPerson | undefined;
  /** Called to close without changing anything. */
  onClose: () => void;
  /** Called with the reason. */
  onConfirm: (reason: string) => void;
}

/**
 * Blocks or unblocks an account, with a reason.
 *
 * @use Blocks or unblocks a user, with a reason.
 * @avoid Not to end one browser’s session: `EndSessionDialog`.
 * @heard Its title with the name, what it means, the reason.
 * @keys within, submit, close
 * @example
 * <BlockDialog person={chosen} onClose={close} onConfirm={(reason) => block(chosen, reason)} />
 */
export function BlockDialog({ person, onClose, onConfirm, ...rest }: BlockDialogProps) {
  const shared = useWords(adminWords);
  const words = shared.blocking;
  const { shown, answer, setAnswer } = useDialogSubject(person, ({ id }) => id, { reason: '' });
  const { reason } = answer;
  const isBlocked = shown !== undefined && shown.blocked_at !== null;
  const name = shown ? personName(shown) : '';

  return (
    <FormDialog
      open={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isBlocked ? words.unblockTitle(name) : words.blockTitle(name)}
      description={isBlocked ? words.unblockText(shown.blocked_reason ?? '') : words.blockText}
      cancelLabel={shared.cancel}
      confirmLabel={isBlocked ? words.unblock : words.block}
      variant={isBlocked ? 'primary' : 'destructive'}
      disabled={reason.trim() === ''}
      loadingLabel={isBlocked ? words.unblocking : words.blocking}
      onConfirm={() => onConfirm(reason.trim())}
      {...rest}
    >
      <FormField label={words.reason} hint={isBlocked ? words.unblockHint : words.blockHint} required>
        <TextArea
          value={reason}
          onValueChange={(text) => setAnswer({ reason: text })}
          rows={3}
          limit={BLOCK_REASON_MAX}
        />
      </FormField>
    </FormDialog>
  );
}
