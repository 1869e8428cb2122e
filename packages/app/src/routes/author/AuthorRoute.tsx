import { canRetry, isRefusal } from '@kathaloka/api';
import { paths } from '@kathaloka/contract/paths';
import { AuthorScreen, authorWords, ToastProvider, useFailureText, useWords } from '@kathaloka/ui';
import { Navigate } from 'react-router-dom';
import { OF_GUESTS, useIsMissing } from '../../rendering/pageAnswers.ts';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useFollow } from './useFollow.ts';
import { useAuthorPages } from './useAuthorPages.ts';

export function AuthorRoute() {
  return (
    <ToastProvider>
      <AuthorPage />
    </ToastProvider>
  );
}

function AuthorPage() {
  const describeError = useDescribeError();
  const { failure, plainFailure } = useFailureText();
  const { failures, notFound } = useWords(authorWords);
  const username = useIdInAddress();
  const { author, error, isFetching, hasMore, isLoadingMore, refetch, loadMore } = useAuthorPages(username);
  const isMissing = useIsMissing() && author === undefined;
  const isGone = isMissing || isRefusal(error, 'not_found');
  const failed = isMissing || (error && !isFetching && !author) ? true : undefined;
  const failureTitle = isGone ? notFound : plainFailure(error, failures.detail);
  const follow = useFollow(author?.username);
  usePageTitle(author?.display_name ?? (failed && failureTitle));
  if (author && author.username !== username) return <Navigate to={paths.author(author.username)} replace />;
  return (
    <AuthorScreen
      {...(isMissing && OF_GUESTS)}
      author={author}
      {...follow}
      error={failed && (isGone ? {} : describeError(error, failures.detail))}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      moreError={author && failure(error, failures.more)}
      onLoadMore={loadMore}
      onRetry={canRetry(error) ? refetch : undefined}
    />
  );
}
