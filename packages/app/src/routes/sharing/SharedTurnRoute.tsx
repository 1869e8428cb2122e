import { canRetry, hasCode } from '@kathaloka/api';
import { lazyWithRetry, SharedTurnScreen, useFailureText, useSharingWords } from '@kathaloka/ui';
import { useState } from 'react';
import { useIdInAddress } from '../../routing/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetSharedTurnQuery } from './calls.ts';
import { usePlayFrom } from './usePlayFrom.ts';

const ReportSharedTurn = lazyWithRetry(
  async () => (await import('../report/ReportSharedTurn.tsx')).ReportSharedTurn,
);

/** The page of a link to a turn. */
export function SharedTurnRoute() {
  const token = useIdInAddress();
  const describeError = useDescribeError();
  const { plainFailure } = useFailureText();
  const { page: words } = useSharingWords();
  const { currentData: tale, error, isFetching, refetch } = useGetSharedTurnQuery({ params: { token } });
  const { play, isStarting } = usePlayFrom(token);
  const [isReporting, setIsReporting] = useState(false);
  const isGone = hasCode(error, 'not_found') || hasCode(error, 'validation_failed');
  const failed = error && !isFetching && !tale ? true : undefined;
  usePageTitle(tale?.story.title ?? (failed && (isGone ? words.gone : plainFailure(error, words.failed))));
  return (
    <>
      <SharedTurnScreen
        tale={tale}
        error={failed && (isGone ? {} : describeError(error, words.failed))}
        onPlay={play}
        isStarting={isStarting}
        onReport={() => setIsReporting(true)}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
      />
      {isReporting && <ReportSharedTurn token={token} onClose={() => setIsReporting(false)} />}
    </>
  );
}
