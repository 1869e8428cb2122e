import type { ApiError, ClientState, TurnInput } from '@kathaloka/api';
import type { ActionRequest, ActionResponse } from '@kathaloka/contract/entities';
import type { LogEntry } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { onTold, takeTurn } from './playCalls.ts';

/** A turn that runs. */
export interface RunningTurn {
  readonly key: string;
  /** The line of what the player asked. */
  readonly own: LogEntry | undefined;
  /** Whether it describes the moment. */
  readonly isSetting: boolean;
  /** The part that it tells another way. */
  readonly replaces?: string | undefined;
  /** What has been told so far. */
  readonly text: string;
}

export type EndOfTurn = { readonly data?: ActionResponse; readonly error?: ApiError };

interface Taken {
  readonly promise: Promise<EndOfTurn>;
  readonly abort: () => void;
}

type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** Often enough for a text that flows, and seldom enough for a telephone: each time, the page is laid out anew. */
const SHOW_EVERY_MS = 200;

/** One turn at a time: what it tells while it runs, a few times a second. */
export function useTurn(session_id: string) {
  const dispatch = useDispatch<Dispatch>();
  const [running, setRunning] = useState<RunningTurn>();
  /** A lock beside the state, which a second key press before the next render would not see. */
  const takenRef = useRef<Taken>(undefined);
  const keys = useKeys();

  // the server tells the turn to its end; whoever comes back follows it
  useEffect(() => () => takenRef.current?.abort(), []);

  function listen(key: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = Number.NEGATIVE_INFINITY;
    let told = '';
    const show = () => {
      timer = undefined;
      shownAt = performance.now();
      setRunning((turn) => (turn?.key === key ? { ...turn, text: told } : turn));
    };
    const stop = onTold(key, (text) => {
      told = text;
      // the first words at once
      timer ??= setTimeout(show, Math.max(0, shownAt + SHOW_EVERY_MS - performance.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }

  /** Takes the turn, or follows it. It shows as running until `finish`. */
  async function run(
    { key, ...turn }: Omit<TurnInput, 'session_id'>,
    shown: Pick<RunningTurn, 'own' | 'replaces'>,
  ): Promise<EndOfTurn> {
    const stop = listen(key);
    setRunning({ key, ...shown, isSetting: turn.body?.action_type === 'immerse', text: '' });
    const promise = dispatch(takeTurn.initiate({ session_id, key, ...turn }, { track: false }));
    takenRef.current = { promise: promise as unknown as Promise<EndOfTurn>, abort: () => promise.abort() };
    const { data, error } = await takenRef.current.promise;
    stop();
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
