import { canRetry, hasCode } from '@kathaloka/api';
import { JoinScreen, paths, useFailureText, useTogetherWords } from '@kathaloka/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { loadPlay } from '../../reader/loadPlay.ts';
import { useIdInAddress } from '../../routing/useIdInAddress.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetInvitationQuery, useJoinSessionMutation } from '../../reader/togetherCalls.ts';

/** The page of an invitation to play a session together. */
export function JoinRoute() {
  const token = useIdInAddress();
  const { user } = useSession();
  const describeError = useDescribeError();
  const { plainFailure } = useFailureText();
  const { join: words } = useTogetherWords();
  const query = useGetInvitationQuery({ params: { token } }, { refetchOnFocus: true });
  const { currentData: invitation, error, isFetching, refetch } = query;
  const { join, isJoining } = useJoin(token, invitation?.session_id ?? null);
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'validation_failed');
  const failed = error && !isFetching && (isGone || !invitation) ? true : undefined;
  usePageTitle(
    invitation?.story.title ?? (failed && (isGone ? words.gone : plainFailure(error, words.failed))),
  );
  return (
    <JoinScreen
      invitation={failed ? undefined : invitation}
      error={failed && (isGone ? {} : describeError(error, words.failed))}
      onJoin={join}
      isJoining={isJoining}
      isYoung={user?.youth != null}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}

/** JOIN: asks a guest to log in, and leads into the session. A reader who plays in it already only goes there. */
function useJoin(token: string, session_id: string | null) {
  const { join: words } = useTogetherWords();
  const { plainFailure } = useFailureText();
  const { isSignedIn } = useSession();
  const [joinSession, { isLoading }] = useJoinSessionMutation();
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  /** A second click must not send a second request. */
  const isLocked = useRef(false);

  async function joinOnce(): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    void loadPlay().catch(() => {});
    const { data, error } = await joinSession({ params: { token } });
    isLocked.current = false;
    if (data) void navigate(paths.play(data.session_id));
    else
      tellRefusal({
        reason: 'failure',
        message: plainFailure(error, words.notJoined),
        onRetry: () => void joinOnce(),
      });
  }

  function join(): void {
    if (!isSignedIn) tellRefusal({ reason: 'login', message: words.loginToJoin });
    else if (session_id !== null) void navigate(paths.play(session_id));
    else void joinOnce();
  }

  return { join, isJoining: isLoading };
}
