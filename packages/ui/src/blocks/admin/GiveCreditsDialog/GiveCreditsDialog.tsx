import type { AdminUser } from '@kathaloka/contract/entities';
import { GIVE_CREDITS_MAX, GRANT_REASON_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { FormDialog, type FormDialogProps } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { personName } from '../PeopleTable/peopleCells.tsx';
import { useDialogSubject } from '../useDialogSubject.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface GiveCreditsDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, Pick<FormDialogProps, 'loading' | 'error'> {
  /** The recipient. Undefined closes the dialog. */
  person: Pick<AdminUser, 'display_name' | 'username' | 'credits'> | undefined;
  /** Called to close without giving anything. */
  onClose: () => void;
  /** Called with the amount and the reason. */
  onGive: (credits: number, reason: string) => void;
}

const STEP = 10;

interface Grant {
  amount: number | null;
  reason: string;
}

const FIRST_GRANT: Grant = { amount: 50, reason: '' };

/**
 * Gives credits to one account.
 *
 * @use Gives a user credits, with a reason.
 * @avoid Not for what players earn: that follows from tasks.
 * @heard Its title with the name, the amount, the reason.
 * @keys within, submit, close
 * @example
 * <GiveCreditsDialog
 *   person={chosen}
 *   onClose={close}
 *   onGive={(credits, reason) => give(credits, reason)}
 * />
 */
export function GiveCreditsDialog({ person, onClose, onGive, ...rest }: GiveCreditsDialogProps) {
  const shared = useWords(adminWords);
  const words = shared.giveCredits;
  const { shown, answer, setAnswer } = useDialogSubject(person, ({ username }) => username, FIRST_GRANT);
  const { amount, reason } = answer;
  const isRight = amount !== null && amount >= 1 && amount <= GIVE_CREDITS_MAX && reason.trim() !== '';

  return (
    <FormDialog
      open={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? words.title(personName(shown)) : ''}
      description={words.text}
      cancelLabel={shared.cancel}
      confirmLabel={words.give(amount ?? 0)}
      disabled={!isRight}
      loadingLabel={words.giving}
      onConfirm={() => isRight && onGive(amount, reason.trim())}
      {...rest}
    >
      <FormField label={words.amount} hint={shown && words.balance(shown.credits)}>
        <Stepper
          value={amount}
          onValueChange={(value) => setAnswer({ amount: value })}
          // typing replaces the initial amount
          onFocus={(event) => event.target.select()}
          min={1}
          max={GIVE_CREDITS_MAX}
          step={STEP}
          exact
        />
      </FormField>
      <FormField label={words.reason} hint={words.reasonHint} required>
        <TextField
          value={reason}
          onValueChange={(text) => setAnswer({ reason: text })}
          maxLength={GRANT_REASON_MAX}
        />
      </FormField>
    </FormDialog>
  );
}
