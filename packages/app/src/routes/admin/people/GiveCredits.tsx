import { createOperationKeys } from '@kathaloka/api';
import type { AdminUser } from '@kathaloka/contract/entities';
import {
  GiveCreditsDialog,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useGrantCreditsMutation } from './calls.ts';

interface GiveCreditsProps {
  person: AdminUser | undefined;
  onClose: () => void;
}

/** Grants credits. The dialog stays open until that has succeeded; a retry never pays twice. */
export function GiveCredits({ person, onClose }: GiveCreditsProps) {
  const failures = useWords(adminFailuresWords);
  const words = useWords(adminWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const [keys] = useState(() => createOperationKeys());
  const [grant, { isLoading, error, reset }] = useGrantCreditsMutation();

  function close(): void {
    reset();
    onClose();
  }

  async function give(amount: number, reason: string): Promise<void> {
    if (!person) return;
    const { id } = person;
    const operation_key = keys.keyOf({ user_id: id, amount, reason });
    const { error: failed } = await grant({ params: { id }, body: { amount, reason, operation_key } });
    if (failed) return;
    keys.settle();
    showToast(words.giveCredits.given(amount), { tone: 'success' });
    close();
  }

  return (
    <GiveCreditsDialog
      person={person}
      onClose={close}
      onGive={(amount, reason) => void give(amount, reason)}
      loading={isLoading}
      error={failure(error, failures.change)}
    />
  );
}
