import { type ClientState, isRefusal } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { useFailureText, playFailuresWords, useWords, playWords, useToast } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { sessionStore } from '../../../browser/safeStorage.ts';
import { moveSession } from '../playCalls.ts';

/** The key of the version that was declined in this tab. */
const keyOf = (session_id: string) => `kathaloka.stays.${session_id}`;

/** There is nothing to offer, or the reader has declined it. */
const NONE = { session: { newer_version: undefined }, actions: {} };

/** Offers a newer version of the story that has the session's scene, until the reader declines it. */
export function useNewerVersion(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const words = useWords(playWords);
  const failures = useWords(playFailuresWords);
  const { failure, plainFailure } = useFailureText();
  const showToast = useToast();
  const [declined, setDeclined] = useState<string>();
  const [isMoving, setIsMoving] = useState(false);
  const [error, setError] = useState<unknown>();
  const newer = session?.newer_version;
  if (!session || !newer?.can_move) return NONE;
  if ((declined ?? sessionStore.read(keyOf(session.id))) === String(newer.number)) return NONE;

  async function move(session_id: string, number: number): Promise<void> {
    setIsMoving(true);
    setError(undefined);
    const input = { params: { session_id }, body: { number } };
    const answer = await dispatch(moveSession.initiate(input, { track: false }));
    setIsMoving(false);
    // the session is refetched, and then offers another version or none
    const isOutdated = isRefusal(answer.error, 'cannot_move');
    setError(isOutdated ? undefined : answer.error);
    if (isOutdated) showToast(plainFailure(answer.error, failures.move), { tone: 'warning' });
    if (answer.data) showToast(words.moved(number), { tone: 'success' });
  }

  const stay = () => {
    sessionStore.write(keyOf(session.id), String(newer.number));
    setDeclined(String(newer.number));
  };
  return {
    session: { newer_version: newer, moving: { isLoading: isMoving, error: failure(error, failures.move) } },
    actions: { move: () => void move(session.id, newer.number), stay },
  };
}
