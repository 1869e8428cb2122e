import type { AdminUser } from '@kathaloka/contract/entities';
import { GIVE_CREDITS_MAX } from '@kathaloka/contract/limits';
import { type ComponentProps, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { nameOf } from '../PeopleTable/peopleCells.tsx';

export interface GiveCreditsDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The recipient. Undefined closes the dialog. */
  person: Pick<AdminUser, 'display_name' | 'username' | 'credits'> | undefined;
  /** Called to close without giving anything. */
  onClose: () => void;
  /** Called with the amount. */
  onGive: (credits: number) => void;
}

const FIRST_AMOUNT = 50;
const STEP = 10;

/** Gives credits to one account. */
export function GiveCreditsDialog({ person, onClose, onGive, ...rest }: GiveCreditsDialogProps) {
  const shared = useAdminWords();
  const words = shared.giveCredits;
  const [amount, setAmount] = useState<number | null>(FIRST_AMOUNT);
  const open = person !== undefined;
  // The name is kept during the closing animation, and the amount is reset each time it opens.
  const [last, setLast] = useState({ person, open });
  if (last.open !== open || (person && last.person !== person)) {
    setLast({ person: person ?? last.person, open });
    if (open && !last.open) setAmount(FIRST_AMOUNT);
  }
  const shown = person ?? last.person;
  const isRight = amount !== null && amount >= 1 && amount <= GIVE_CREDITS_MAX;

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? words.title(nameOf(shown)) : ''}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button variant="primary" disabled={!isRight} onClick={() => isRight && onGive(amount)}>
            {words.give(amount ?? 0)}
          </Button>
        </>
      }
      {...rest}
    >
      <FormField label={words.amount} hint={shown && words.balance(shown.credits)}>
        <Stepper value={amount} onValueChange={setAmount} min={1} max={GIVE_CREDITS_MAX} step={STEP} />
      </FormField>
    </Dialog>
  );
}
