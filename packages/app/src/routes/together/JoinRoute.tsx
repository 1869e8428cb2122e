import { canRetry, isRefusal } from '@kathaloka/api';
import { JoinScreen, useFailureText, togetherWords, useWords } from '@kathaloka/ui';
import { useIsMissing, usePageAnswers } from '../../rendering/pageAnswers.ts';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetInvitationQuery, useListTogetherQuery } from '../../readerActions/togetherCalls.ts';
import { useJoin } from './useJoin.ts';

/** The maximum number of games that an ended invitation suggests. */
const MOST_GAMES = 3;

/** The page of an invitation to play a session together. */
export function JoinRoute() {
  const token = useIdInAddress();
  const { user, isSignedIn } = useSession();
  const describeError = useDescribeError();
  const { plainFailure } = useFailureText();
  const { join: words } = useWords(togetherWords);
  const query = useGetInvitationQuery({ params: { token } }, { refetchOnFocus: true });
  const { currentData, error, isFetching, refetch } = query;
  const brought = usePageAnswers().invitation;
  // the embedded answer is used until a refetch fails, because the invitation may have ended
  const invitation = currentData ?? (brought?.token === token && !error ? brought.page : undefined);
  const isMissing = useIsMissing() && currentData === undefined;
  const isGone = isMissing || isRefusal(error, 'not_found') || isRefusal(error, 'validation_failed');
  const failed = isMissing || (error && !isFetching && (isGone || !invitation)) ? true : undefined;
  const isYoung = user?.youth != null;
  const shown = failed ? undefined : invitation;
  const { join, isJoining, isFull, problem } = useJoin(token, {
    invitation: shown,
    isYoung,
    refetch,
  });
  const { data: games } = useListTogetherQuery(undefined, { skip: !isGone || !isSignedIn });
  usePageTitle(
    invitation?.story.title ?? (failed && (isGone ? words.gone : plainFailure(error, words.failed))),
  );
  return (
    <JoinScreen
      // a full invitation counts as full until the refetch has ended
      invitation={shown && isFull && isFetching ? { ...shown, places: 0 } : shown}
      error={failed && (isGone ? {} : describeError(error, words.failed))}
      playing={games?.sessions.slice(0, MOST_GAMES)}
      onJoin={join}
      isJoining={isJoining}
      // a place may have become free
      problem={isFull && !isFetching && shown && shown.places > 0 ? undefined : problem}
      isYoung={isYoung}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
