import type { AdminUser } from '@kathaloka/contract/entities';
import { GIVE_CREDITS_MAX } from '@kathaloka/contract/limits';
import { useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { nameOf } from '../PeopleTable/peopleCells.tsx';

export interface GiveCreditsDialogProps {
  /** Who gets them. Without anybody it is closed. */
  person: AdminUser | undefined;
  /** Asked to close, without giving anything. */
  onClose: () => void;
  /** Called with how many. */
  onGive: (credits: number) => void;
  /** It is being sent. */
  isBusy?: boolean;
  /** Why they were not given, in words for the person. */
  error?: string | undefined;
}

const FIRST_AMOUNT = 50;
const STEP = 10;

/** Gives credits to one account. */
export function GiveCreditsDialog({
  person,
  onClose,
  onGive,
  isBusy = false,
  error,
}: GiveCreditsDialogProps) {
  const shared = useAdminWords();
  const words = shared.giveCredits;
  const [amount, setAmount] = useState<number | null>(FIRST_AMOUNT);
  const isRight = amount !== null && amount >= 1 && amount <= GIVE_CREDITS_MAX;

  return (
    <Dialog
      isOpen={person !== undefined}
      onClose={onClose}
      title={person ? words.title(nameOf(person)) : ''}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button
            variant="primary"
            disabled={!isRight}
            isBusy={isBusy}
            busyLabel={words.giving}
            onClick={() => isRight && onGive(amount)}
          >
            {words.give(amount ?? 0)}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      <FormField label={words.amount} hint={person && words.balance(person.credits)}>
        <Stepper value={amount} onValueChange={setAmount} min={1} max={GIVE_CREDITS_MAX} step={STEP} />
      </FormField>
    </Dialog>
  );
}
