import type { ClientState } from '@kathaloka/api';
import type { GameSession, TurnReasons } from '@kathaloka/contract/entities';
import { useFailureText, playFailuresWords, useWords } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { readReasons } from '../playCalls.ts';

/** The latest request and its result. */
interface Asked {
  readonly isLoading: boolean;
  readonly reasons?: TurnReasons | undefined;
  readonly error?: unknown;
}

/** The state of the panel "Why this?": the reasons for the turn that was asked about last. */
export function useReasons(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const { failure } = useFailureText();
  const failures = useWords(playFailuresWords);
  const [asked, setAsked] = useState<Asked>();
  /** Numbers the requests, so that late responses to earlier ones are dropped. */
  const latest = useRef(0);
  if (!session) return { session: {}, actions: {} };

  async function ask({ id: session_id }: GameSession, turn_id: string): Promise<void> {
    latest.current += 1;
    const question = latest.current;
    setAsked({ isLoading: true });
    const input = { params: { session_id, turn_id } };
    const { data, error } = await dispatch(readReasons.initiate(input, { track: false }));
    if (question === latest.current) setAsked({ isLoading: false, reasons: data, error });
  }

  const { reasons: data, isLoading } = { isLoading: false, ...asked };
  return {
    session: { reasons: { data, isLoading, error: failure(asked?.error, failures.reasons) } },
    actions: { openReasons: (turn_id: string) => void ask(session, turn_id) },
  };
}
