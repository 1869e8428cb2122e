import type { ClientState } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadEarlier } from '../playCalls.ts';

/** The earlier pages of the history, fetched when the reader scrolls near them. */
export function useEarlier(session: GameSession | undefined) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const [isLoading, setIsLoading] = useState(false);
  /** A lock in a ref: a second call before the next render would not see the state. */
  const isLocked = useRef(false);

  async function load({ id, session_data }: GameSession): Promise<void> {
    const before = session_data.narrative_history[0]?.id;
    if (before === undefined || isLocked.current) return;
    isLocked.current = true;
    setIsLoading(true);
    // a failed page is fetched again on the next demand
    await dispatch(loadEarlier.initiate({ session_id: id, before }, { track: false }));
    isLocked.current = false;
    setIsLoading(false);
  }

  return {
    session: { loadingEarlier: isLoading },
    actions: { showEarlier: () => void (session && load(session)) },
  };
}
