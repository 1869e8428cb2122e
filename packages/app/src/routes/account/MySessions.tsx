import { isRefusal } from '@kathaloka/api';
import type { AccountSession } from '@kathaloka/contract/entities';
import {
  EndOthersDialog,
  EndSessionDialog,
  ErrorState,
  SessionList,
  accountFailuresWords,
  useWords,
  useFailureText,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListAccountSessionsQuery } from './calls.ts';
import { useIdentity } from '../../session/useIdentity.tsx';

interface MySessionsProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
}

export function MySessions({ hasPassword }: MySessionsProps) {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const [now] = useState(() => new Date().toISOString());
  const { data: sessions, error, isFetching, refetch } = useListAccountSessionsQuery();
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState<AccountSession>();

  if (error !== undefined && !sessions && !isFetching)
    return (
      <ErrorState layout="row" error={failure(error, words.listSessions)} onRetry={() => void refetch()} />
    );
  return (
    <>
      <SessionList sessions={sessions} now={now} onEndOthers={() => setIsAsking(true)} onEnd={setChosen} />
      {isAsking && <EndOthers hasPassword={hasPassword} onClose={() => setIsAsking(false)} />}
      {chosen && <EndOne session={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function EndOthers({ hasPassword, onClose }: MySessionsProps & { onClose: () => void }) {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const { identity, proofOf, reset } = useIdentity(hasPassword);
  const [endOthers, { isLoading, error }] = useEndOtherSessionsMutation();

  async function handleSubmit(password: string, code: string): Promise<void> {
    const { data } = await endOthers({ body: proofOf(password, code) });
    if (data) onClose();
    else reset();
  }

  return (
    <EndOthersDialog
      {...identity}
      open
      onOpenChange={onClose}
      onSubmit={(password, code) => void handleSubmit(password, code)}
      loading={isLoading}
      error={failure(error, words.endSessions)}
    />
  );
}

function EndOne({ session, onClose }: { session: AccountSession; onClose: () => void }) {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const [end, { isLoading, error }] = useEndSessionMutation();

  async function handleConfirm(): Promise<void> {
    const answer = await end({ params: { id: session.id } });
    // the session had already ended
    if (answer.data || isRefusal(answer.error, 'not_found')) onClose();
  }

  return (
    <EndSessionDialog
      open
      onOpenChange={onClose}
      device={session.device}
      onConfirm={() => void handleConfirm()}
      loading={isLoading}
      error={failure(error, words.endSessions)}
    />
  );
}
