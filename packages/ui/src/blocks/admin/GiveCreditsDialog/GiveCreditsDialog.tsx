import type { AdminUser } from '@kathaloka/contract/entities';
import { GIVE_CREDITS_MAX, GRANT_REASON_MAX } from '@kathaloka/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { nameOf } from '../PeopleTable/peopleCells.tsx';

export interface GiveCreditsDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The recipient. Undefined closes the dialog. */
  person: Pick<AdminUser, 'display_name' | 'username' | 'credits'> | undefined;
  /** Called to close without giving anything. */
  onClose: () => void;
  /** Called with the amount and the reason. */
  onGive: (credits: number, reason: string) => void;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. What was typed stays. */
  error?: ReactNode;
}

const FIRST_AMOUNT = 50;
const STEP = 10;

/**
 * Gives credits to one account.
 *
 * @example
 * <GiveCreditsDialog
 *   person={chosen}
 *   onClose={close}
 *   onGive={(credits, reason) => give(credits, reason)}
 * />
 */
export function GiveCreditsDialog({
  person,
  onClose,
  onGive,
  loading = false,
  error,
  ...rest
}: GiveCreditsDialogProps) {
  const shared = useAdminWords();
  const words = shared.giveCredits;
  const [amount, setAmount] = useState<number | null>(FIRST_AMOUNT);
  const [reason, setReason] = useState('');
  const open = person !== undefined;
  // The last name is shown during the closing animation; the fields are reset each time it opens.
  const [last, setLast] = useState({ person, open });
  if (last.open !== open || (person && last.person !== person)) {
    setLast({ person: person ?? last.person, open });
    if (open && !last.open) {
      setAmount(FIRST_AMOUNT);
      setReason('');
    }
  }
  const shown = person ?? last.person;
  const isRight = amount !== null && amount >= 1 && amount <= GIVE_CREDITS_MAX && reason.trim() !== '';

  return (
    <FormDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? words.title(nameOf(shown)) : ''}
      description={words.text}
      cancelLabel={shared.cancel}
      confirmLabel={words.give(amount ?? 0)}
      disabled={!isRight}
      loading={loading}
      loadingLabel={words.giving}
      onConfirm={() => isRight && onGive(amount, reason.trim())}
      error={error}
      {...rest}
    >
      <FormField label={words.amount} hint={shown && words.balance(shown.credits)}>
        <Stepper
          value={amount}
          onValueChange={setAmount}
          // typing replaces the initial amount
          onFocus={(event) => event.target.select()}
          min={1}
          max={GIVE_CREDITS_MAX}
          step={STEP}
          exact
        />
      </FormField>
      <FormField label={words.reason} hint={words.reasonHint} required>
        <TextField value={reason} onValueChange={setReason} maxLength={GRANT_REASON_MAX} />
      </FormField>
    </FormDialog>
  );
}
