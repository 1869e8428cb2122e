import { canRetry, isRefusal } from '@kathaloka/api';
import { SeriesScreen, useFailureText, seriesWords, useWords } from '@kathaloka/ui';
import { OF_GUESTS, useIsMissing, usePageAnswers } from '../../rendering/pageAnswers.ts';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { useSession } from '../../session/useSession.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useForgetSeriesMutation, useGetSeriesQuery } from './calls.ts';

export function SeriesRoute() {
  const describeError = useDescribeError();
  const { failure, plainFailure } = useFailureText();
  const { failures, notFound } = useWords(seriesWords);
  const params = { slug: useIdInAddress() };
  const { isSignedIn } = useSession();
  const page = usePageAnswers();
  const brought = page.series?.slug === params.slug ? page.series : undefined;
  const isBrought = brought !== undefined && !isSignedIn;
  const { currentData, error, isFetching, refetch } = useGetSeriesQuery({ params }, { skip: isBrought });
  const series = currentData ?? brought;
  const [forget, forgetting] = useForgetSeriesMutation();
  const isMissing = useIsMissing() && currentData === undefined;
  const isGone = isMissing || isRefusal(error, 'not_found') || isRefusal(error, 'validation_failed');
  const failed = isMissing || (error && !isFetching && !series) ? true : undefined;
  const failureTitle = isGone ? notFound : plainFailure(error, failures.detail);
  usePageTitle(series?.title ?? (failed && failureTitle));
  return (
    <SeriesScreen
      {...(isMissing && OF_GUESTS)}
      series={series}
      error={failed && (isGone ? {} : describeError(error, failures.detail))}
      isForgetting={forgetting.isLoading}
      forgetError={failure(forgetting.error, failures.forget)}
      onForget={() => void forget({ params })}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
