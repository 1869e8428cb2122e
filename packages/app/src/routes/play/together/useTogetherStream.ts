import type { Together } from '@kathaloka/contract/entities';
import { useEffect, useState } from 'react';
import { useIsTabVisible } from '../../../browser/useIsTabVisible.ts';
import { useOnline } from '../../../browser/useOnline.ts';
import { useSession } from '../../../session/useSession.ts';
import {
  onTogether,
  onTogetherEnd,
  useFollowTogetherMutation,
} from '../../../readerActions/togetherCalls.ts';

/** The pauses before a reconnect; after failures they grow. */
const PAUSES_MS = [200, 1000, 2000, 5000, 10_000];
const SECOND_MS = 1000;

interface TogetherStream {
  readonly together: Together | undefined;
  /** Whether the connection is lost and being retried. */
  readonly isReconnecting: boolean;
  /** Whether the reader no longer plays: they left, were removed, or playing together has ended. */
  readonly isClosed: boolean;
}

const NOTHING: TogetherStream = { together: undefined, isReconnecting: false, isClosed: false };

/**
 * The players of a session and its state, while the tab is visible. Each connection begins with the whole state, so
 * that nothing is lost between two connections.
 */
export function useTogetherStream(
  session_id: string,
): TogetherStream & { readonly show: (state: Together) => void } {
  const [tab] = useState(() => crypto.randomUUID());
  const [stream, setStream] = useState(NOTHING);
  const { isSignedIn } = useSession();
  const isTabVisible = useIsTabVisible();
  const isOnline = useOnline();
  const [follow] = useFollowTogetherMutation();

  useEffect(() => {
    if (!isSignedIn || !isTabVisible || !isOnline) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: { abort: () => void } | undefined;
    let failures = 0;
    let isLeft = false;
    function connect(): void {
      running = follow({ session_id, tab });
    }
    const unsubscribe = onTogether(tab, (state) => {
      failures = 0;
      if (!isLeft) setStream({ together: byOwnClock(state), isReconnecting: false, isClosed: false });
    });
    const unsubscribeEnd = onTogetherEnd(tab, ({ hasFailed, isClosed }) => {
      if (isLeft) return;
      setStream(({ together }) => ({
        together: isClosed ? undefined : together,
        isReconnecting: !isClosed && hasFailed,
        isClosed,
      }));
      if (isClosed) return;
      timer = setTimeout(connect, PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]);
    });
    connect();
    return () => {
      isLeft = true;
      unsubscribe();
      unsubscribeEnd();
      clearTimeout(timer);
      running?.abort();
    };
  }, [follow, isTabVisible, isOnline, isSignedIn, session_id, tab]);

  /** Shows the state in the answer of a change before the stream sends it. */
  const show = (state: Together) => setStream((latest) => ({ ...latest, together: byOwnClock(state) }));
  return { ...stream, show };
}

/** Converts the end of a vote to the device's clock, which may differ from the server's. */
function byOwnClock(state: Together): Together {
  if (!state.vote) return state;
  const ends_at = new Date(Date.now() + state.vote.seconds_left * SECOND_MS).toISOString();
  return { ...state, vote: { ...state.vote, ends_at } };
}
