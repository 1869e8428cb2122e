import { isRefusal } from '@kathaloka/api';
import { ConfirmIdentityDialog, accountFailuresWords, useWords, useFormFailureText } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { client } from '../client.ts';
import { useProveIdentityMutation } from './calls.ts';
import { useIdentity } from './useIdentity.tsx';
import { useSession } from './useSession.ts';

type Settle = (isProven: boolean) => void;

/** Asks the person to confirm their identity when any call of the page requires it; the call then continues. */
export function ConfirmIdentity() {
  const [question, setQuestion] = useState<{ readonly settle: Settle }>();

  useEffect(
    () => client.onProofRequired(() => new Promise<boolean>((settle) => setQuestion({ settle }))),
    [],
  );
  // pending calls fail when the page unmounts
  useEffect(() => () => question?.settle(false), [question]);

  if (!question) return null;
  return (
    <Question
      onSettle={(isProven) => {
        question.settle(isProven);
        setQuestion(undefined);
      }}
    />
  );
}

function Question({ onSettle }: { onSettle: Settle }) {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const { user } = useSession();
  const { identity, proofOf, reset } = useIdentity(user?.has_password ?? true);
  const [prove, { isLoading, error }] = useProveIdentityMutation();

  async function handleSubmit(password: string, code: string): Promise<void> {
    const answer = await prove({ body: proofOf(password, code) });
    if (answer.data) return onSettle(true);
    if (isRefusal(answer.error, 'not_signed_in')) return onSettle(false);
    reset();
  }

  return (
    <ConfirmIdentityDialog
      {...identity}
      open
      onOpenChange={() => onSettle(false)}
      onSubmit={(password, code) => void handleSubmit(password, code)}
      loading={isLoading}
      error={failure(error, words.confirmIdentity)}
    />
  );
}
