import { isRefusal } from '@kathaloka/api';
import type { InvitationPage } from '@kathaloka/contract/entities';
import { paths, useFailureText, togetherWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageScripts } from '../../shell/pageScripts.ts';
import { useJoinSessionMutation } from '../../readerActions/togetherCalls.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { rememberWantedJoin, takeWantedJoin } from './wantedJoin.ts';

interface JoinOptions {
  /** Undefined while it is loading, or if it has ended. */
  readonly invitation: InvitationPage | undefined;
  readonly isYoung: boolean;
  /** Refetches the invitation. */
  readonly refetch: () => PromiseLike<unknown>;
}

/** Whether the last place was taken meanwhile. */
const isFullNow = (error: unknown): boolean => isRefusal(error, 'limit_reached');

/**
 * JOIN: asks a guest to log in, who then joins automatically, and opens the session. A player of the session goes there
 * directly.
 */
export function useJoin(token: string, { invitation, isYoung, refetch }: JoinOptions) {
  const { join: words } = useWords(togetherWords);
  const { plainFailure } = useFailureText();
  const { isSignedIn } = useSession();
  const [joinSession, { error, isLoading }] = useJoinSessionMutation();
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const { loadPlay } = usePageScripts();
  /** A lock: a second click must not send a second request. */
  const isLocked = useRef(false);

  async function joinOnce(): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    void loadPlay().catch(() => {});
    const { data, error: failed } = await joinSession({ params: { token } });
    if (data) return void navigate(paths.play(data.session_id));
    isLocked.current = false;
    if (isFullNow(failed) || isRefusal(failed, 'not_found')) void refetch();
  }

  function join(): void {
    const session_id = invitation?.session_id ?? null;
    if (!isSignedIn) {
      const onLeave = () => rememberWantedJoin(token);
      void tellRefusal({ reason: 'login', message: words.loginToJoin, onLeave });
    } else if (session_id !== null) void navigate(paths.play(session_id));
    else void joinOnce();
  }

  const joinAsWanted = useEffectEvent(() => {
    if (takeWantedJoin(token) && !isYoung) join();
  });
  const isReady = isSignedIn && invitation !== undefined;
  useEffect(() => {
    if (isReady) joinAsWanted();
  }, [isReady]);

  const isFull = isFullNow(error);
  const problem = error && (isFull ? words.justFull : plainFailure(error, words.notJoined));
  return { join, isJoining: isLoading, isFull, problem };
}
