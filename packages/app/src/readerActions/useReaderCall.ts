import type { ApiError, ClientState } from '@kathaloka/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../session/useSession.ts';
import type * as readerCalls from './readerCalls.ts';

type ReaderCalls = typeof readerCalls;
type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

const NOT_LOADED = { error: { kind: 'network' } } as const satisfies { error: ApiError };

const load = (): Promise<ReaderCalls> => import('./readerCalls.ts');

/**
 * Makes one of the calls that like, share and play. Guests rarely use them, so they are not in the first scripts: they
 * are loaded once a user is signed in, or with the first call.
 */
export function useReaderCall() {
  const dispatch = useDispatch<Dispatch>();
  const { isSignedIn } = useSession();

  useEffect(() => {
    // a failed load is retried, and reported, by the call that needs it
    if (isSignedIn) void load().catch(() => undefined);
  }, [isSignedIn]);

  return async <T>(
    call: (calls: ReaderCalls, dispatch: Dispatch) => PromiseLike<T>,
  ): Promise<T | typeof NOT_LOADED> => {
    const calls = await load().catch(() => null);
    return calls ? call(calls, dispatch) : NOT_LOADED;
  };
}
