import type { BegunSecondFactor } from '@kathaloka/contract/entities';
import {
  accountFailuresWords,
  ErrorState,
  SecondFactorPanel,
  useFailureText,
  useFormFailureText,
  useWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { client } from '../../client.ts';
import { copyText } from '../../browser/copyText.ts';
import { saveText } from '../../browser/saveFile.ts';
import { useGetSecondFactorQuery } from '../../session/calls.ts';
import { useConfirmSecondFactorMutation } from './calls.ts';
import { BeginQuestion, RemoveQuestion } from './SecondFactorQuestion.tsx';

interface MySecondFactorProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
  /** Whether administration is closed until the factor is on; absent where it needs none. */
  mustSetUp?: boolean | undefined;
}

export function MySecondFactor({ hasPassword, mustSetUp }: MySecondFactorProps) {
  const dispatch = useDispatch();
  const { failure } = useFailureText();
  const form = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const { data: factor, error: loadError, isFetching, refetch } = useGetSecondFactorQuery();
  const [question, setQuestion] = useState<'begin' | 'remove'>();
  const [setup, setSetup] = useState<BegunSecondFactor>();
  const [confirm, { data: confirmed, isLoading, error, reset }] = useConfirmSecondFactorMutation();
  const [isCopied, setIsCopied] = useState(false);
  const text = confirmed?.recovery_codes.join('\n') ?? '';
  const closing = { hasPassword, onClose: () => setQuestion(undefined) };

  async function handleConfirm(code: string): Promise<void> {
    const { data } = await confirm({ body: { code } });
    if (data) noteDuty(false);
  }

  /** Opens or closes administration in this browser, as the server does. */
  function noteDuty(must_set_up_second_factor: boolean) {
    if (mustSetUp !== undefined) client.session.changeUser(dispatch, { must_set_up_second_factor });
  }

  /** The answers have secrets, so nothing is left of them. */
  function forgetSetup() {
    setSetup(undefined);
    setIsCopied(false);
    reset();
  }

  if (loadError !== undefined && !factor && !isFetching)
    return (
      <ErrorState
        layout="row"
        error={failure(loadError, words.secondFactor)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <SecondFactorPanel
        factor={factor}
        setup={setup}
        recoveryCodes={confirmed?.recovery_codes}
        isCopied={isCopied}
        onBegin={() => setQuestion('begin')}
        isDuty={mustSetUp}
        onConfirm={(code) => void handleConfirm(code)}
        onCancel={forgetSetup}
        onCopy={() => void copyText(text).then(setIsCopied)}
        onSave={() => saveText('kathaloka-recovery-codes.txt', `${text}\n`, 'text/plain')}
        onDone={forgetSetup}
        onRemove={() => setQuestion('remove')}
        loading={isLoading}
        error={form.failure(error, words.secondFactor)}
      />
      {question === 'begin' && <BeginQuestion {...closing} onBegun={setSetup} />}
      {question === 'remove' && <RemoveQuestion {...closing} onRemoved={() => noteDuty(true)} />}
    </>
  );
}
