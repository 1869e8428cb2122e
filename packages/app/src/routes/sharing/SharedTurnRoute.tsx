import { canRetry } from '@kathaloka/api';
import { lazyWithRetry, SharedTurnScreen, useFailureText, sharingWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { usePlayFrom } from './usePlayFrom.ts';
import { useSharedTale } from './useSharedTale.ts';

const ReportSharedTurn = lazyWithRetry(async () => (await import('./ReportSharedTurn.tsx')).ReportSharedTurn);

/** The page of a link to a turn. */
export function SharedTurnRoute() {
  const token = useIdInAddress();
  const describeError = useDescribeError();
  const { plainFailure } = useFailureText();
  const { page: words } = useWords(sharingWords);
  const { tale, error, isGone, refetch, earlier } = useSharedTale(token);
  const { play, isStarting } = usePlayFrom(token);
  const [isReporting, setIsReporting] = useState(false);
  const failed = isGone || (error && !tale) ? true : undefined;
  usePageTitle(tale?.story.title ?? (failed && (isGone ? words.gone : plainFailure(error, words.failed))));
  return (
    <>
      <SharedTurnScreen
        tale={tale}
        {...earlier}
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
