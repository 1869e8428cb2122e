import type { ApiError, ClientState, TurnDelay, TurnEnd, TurnInput } from '@kathaloka/api';
import type { ActionRequest, GameSession } from '@kathaloka/contract/entities';
import type { GrowingText, TurnInProgress } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { countTurn } from '../../../browser/runningTurn.ts';
import { onDelay, onText, takeTurn } from '../playCalls.ts';

export interface RunningTurn extends TurnInProgress {
  /** The session when the turn began, so that the turn is shown only once: as running, or in the history. */
  readonly session: GameSession | undefined;
  /** Whether it was asked for on this page. */
  readonly isOwn: boolean;
  /** Why the turn is delayed. */
  readonly delay: TurnDelay | undefined;
}

interface Taken {
  readonly promise: Promise<TurnEnd>;
  readonly abort: () => void;
}

type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** Runs one turn at a time. */
export function useTurn(session_id: string) {
  const dispatch = useDispatch<Dispatch>();
  const [running, setRunning] = useState<RunningTurn>();
  /** A lock in a ref: a second key press before the next render would not see the state. */
  const takenRef = useRef<Taken>(undefined);
  const keys = useKeys();
  const isRunning = running !== undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    countTurn(1);
    return () => countTurn(-1);
  }, [isRunning]);

  // the server finishes the turn, and a reader who returns follows it
  useEffect(() => () => takenRef.current?.abort(), []);

  /** Sends the turn, or follows it. It is shown as running until `finish`. */
  async function run(
    { key, ...turn }: Omit<TurnInput, 'session_id'>,
    shown: Pick<RunningTurn, 'session' | 'asked' | 'replaces'>,
  ): Promise<TurnEnd> {
    const text = arrivingText(key);
    const isSetting = turn.body?.action_type === 'immerse';
    const change = (to: Partial<RunningTurn>) => setRunning((latest) => latest && { ...latest, ...to });
    const isOwn = turn.body !== undefined;
    setRunning({ key, ...shown, isOwn, isSetting, text: undefined, delay: undefined });
    // later words only render their own entry
    const stopWaiting = text.subscribe(() => {
      stopWaiting();
      change({ text });
    });
    const stopWatching = onDelay(key, (delay) => change({ delay: delay ?? undefined }));
    const promise = dispatch(takeTurn.initiate({ session_id, key, ...turn }, { track: false }));
    takenRef.current = { promise: promise as unknown as Promise<TurnEnd>, abort: () => promise.abort() };
    const end = await takenRef.current.promise;
    stopWaiting();
    text.end();
    stopWatching();
    keys.settle(key, end.error);
    return end;
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

/** The idempotency keys of turns: a retry has the same key, so that the turn runs and is paid once. */
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

/**
 * Slow enough for a phone, because each update lays out the last lines again. The server sends words at slightly longer
 * intervals, so that each is shown immediately.
 */
const SHOW_EVERY_MS = 250;

/** The text of a running turn, updated a few times a second. */
interface ArrivingText extends GrowingText {
  /** Unsubscribes from the turn. */
  readonly end: () => void;
}

/** Subscribes to a turn's text. Not React state, which would render the whole page. */
function arrivingText(key: string): ArrivingText {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  let told = '';
  let shown = '';

  function show(): void {
    timer = undefined;
    shownAt = performance.now();
    shown = told;
    for (const listener of listeners) listener();
  }

  const stop = onText(key, (text) => {
    told = text;
    // shows the first words immediately, unless the turn ends with them
    timer ??= setTimeout(show, Math.max(0, shownAt + SHOW_EVERY_MS - performance.now()));
  });
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      stop();
      clearTimeout(timer);
    },
  };
}
