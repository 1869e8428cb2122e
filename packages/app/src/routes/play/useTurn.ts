import type { ApiError, ClientState, TurnInput } from '@kathaloka/api';
import type { ActionRequest, ActionResponse } from '@kathaloka/contract/entities';
import type { GrowingText, LogEntry } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { arrivingText } from './arrivingText.ts';
import { onConnected, takeTurn } from './playCalls.ts';

/** A turn that runs. */
export interface RunningTurn {
  readonly key: string;
  /** The line of what the player asked. */
  readonly own: LogEntry | undefined;
  /** Whether it describes the moment. */
  readonly isSetting: boolean;
  /** The part that it tells another way. */
  readonly replaces?: string | undefined;
  /** What is told. */
  readonly text: GrowingText;
  /** Whether there is something of it to read. */
  readonly hasWords: boolean;
  /** Whether its connection was lost, and is tried again. */
  readonly isReconnecting: boolean;
}

export type EndOfTurn = { readonly data?: ActionResponse; readonly error?: ApiError };

interface Taken {
  readonly promise: Promise<EndOfTurn>;
  readonly abort: () => void;
}

type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** One turn at a time. */
export function useTurn(session_id: string) {
  const dispatch = useDispatch<Dispatch>();
  const [running, setRunning] = useState<RunningTurn>();
  /** A lock beside the state, which a second key press before the next render would not see. */
  const takenRef = useRef<Taken>(undefined);
  const keys = useKeys();

  // the server tells the turn to its end; whoever comes back follows it
  useEffect(() => () => takenRef.current?.abort(), []);

  /** Takes the turn, or follows it. It shows as running until `finish`. */
  async function run(
    { key, ...turn }: Omit<TurnInput, 'session_id'>,
    shown: Pick<RunningTurn, 'own' | 'replaces'>,
  ): Promise<EndOfTurn> {
    const text = arrivingText(key);
    const isSetting = turn.body?.action_type === 'immerse';
    setRunning({ key, ...shown, isSetting, text, hasWords: false, isReconnecting: false });
    // the words after the first ones concern their entry alone
    const stopWaiting = text.subscribe(() => {
      stopWaiting();
      setRunning((latest) => (latest?.text === text ? { ...latest, hasWords: true } : latest));
    });
    const stopWatching = onConnected(key, (isConnected) =>
      setRunning((latest) => (latest?.text === text ? { ...latest, isReconnecting: !isConnected } : latest)),
    );
    const promise = dispatch(takeTurn.initiate({ session_id, key, ...turn }, { track: false }));
    takenRef.current = { promise: promise as unknown as Promise<EndOfTurn>, abort: () => promise.abort() };
    const { data, error } = await takenRef.current.promise;
    text.end();
    stopWatching();
    keys.settle(key, error);
    return { ...(data && { data }), ...(error && { error }) };
  }

  function finish(): void {
    takenRef.current = undefined;
    setRunning(undefined);
  }

  return {
    running,
    isFree: () => takenRef.current === undefined,
    keyFor: (body: ActionRequest) => keys.next(body),
    run,
    finish,
  };
}

/** The key of a turn. What was not answered is sent with the same key again, so that it runs and is paid once. */
function useKeys() {
  const unanswered = useRef<{ key: string; request: string }>(undefined);
  return {
    next(body: ActionRequest): string {
      const request = JSON.stringify(body);
      if (unanswered.current?.request !== request) unanswered.current = { key: crypto.randomUUID(), request };
      return unanswered.current.key;
    },
    settle(key: string, error: ApiError | undefined): void {
      if (error && error.kind !== 'http') return;
      if (unanswered.current?.key === key) unanswered.current = undefined;
    },
  };
}
