import { paths, useFailureText, sharingWords, useWords } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { usePageScripts } from '../../shell/pageScripts.ts';
import { usePlayFromSharedTurnMutation } from './calls.ts';
import { rememberWantedPlay, takeWantedPlay } from './wantedPlay.ts';

/** PLAY FROM HERE: asks a guest to log in, and begins one session for several clicks. */
export function usePlayFrom(token: string) {
  const { page: words } = useWords(sharingWords);
  const { plainFailure } = useFailureText();
  const { isSignedIn } = useSession();
  const [begin, { isLoading }] = usePlayFromSharedTurnMutation();
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const { loadPlay } = usePageScripts();
  /** The idempotency key of the last attempt: a retry finds the session whose answer was lost. */
  const attempt = useRef<{ token: string; key: string; isRunning: boolean }>(undefined);

  async function beginOnce(wantedKey?: string): Promise<void> {
    const before = attempt.current?.token === token ? attempt.current : undefined;
    if (before?.isRunning) return;
    const key = wantedKey ?? before?.key ?? crypto.randomUUID();
    attempt.current = { token, key, isRunning: true };
    void loadPlay().catch(() => {});
    const answer = await begin({ params: { token }, headers: { 'idempotency-key': key } });
    attempt.current = { token, key, isRunning: false };
    if (answer.data) void navigate(paths.play(answer.data.id));
    else {
      const message = plainFailure(answer.error, words.notBegun);
      void tellRefusal({ reason: 'failure', message, onRetry: () => void beginOnce() });
    }
  }

  function play(): void {
    if (isSignedIn) void beginOnce();
    else {
      const onLeave = () => rememberWantedPlay(token);
      void tellRefusal({ reason: 'login', message: words.loginToPlay, onLeave });
    }
  }

  useEffect(() => {
    const key = isSignedIn ? takeWantedPlay(token) : undefined;
    if (key !== undefined) void beginOnce(key);
    // once per link and login
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSignedIn, token]);

  return { play, isStarting: isLoading };
}
