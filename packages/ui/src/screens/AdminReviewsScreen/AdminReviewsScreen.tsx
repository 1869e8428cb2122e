import type { ReviewItem } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { ReviewDetail, type ReviewDetailProps } from '../../blocks/admin/ReviewDetail/ReviewDetail.tsx';
import { ReviewQueue } from '../../blocks/admin/ReviewQueue/ReviewQueue.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Columns, Place } from './AdminReviewsScreen.styles.ts';
import { adminWords } from '../../words/admin/en.ts';
import { tableWords } from '../../words/table/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminReviewsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The waiting stories, oldest first. `undefined` while loading. */
  reviews: readonly ReviewItem[] | undefined;
  /** The story to show; the first one by default. */
  value?: string | undefined;
  /** Called to show another story. */
  onValueChange: (storyId: string) => void;
  /** Called to publish this story. */
  onApprove: (storyId: string) => void;
  /** Called to send this story back to its author, with a reason. */
  onReject: (storyId: string, reason: string) => void;
  /** The scenes of the shown story, and the findings of the checks. */
  source?: Pick<ReviewDetailProps, 'structure' | 'before' | 'findings'> | undefined;
  /** The pending decision. */
  busy?: ReviewDetailProps['busy'];
  /** The error message of a failed decision. */
  decisionError?: string | undefined;
  /** The error message of a failed load. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
  /** The current time, for relative times. */
  now: string;
}

/**
 * The review page: a list of stories that wait for a decision, and one of them in full.
 *
 * @use Stories that wait to be published.
 * @avoid Not reports: `AdminReportsScreen`.
 * @example
 * <AdminReviewsScreen
 *   reviews={reviews}
 *   now={now}
 *   onValueChange={open}
 *   onApprove={approve}
 *   onReject={(storyId, reason) => reject(storyId, reason)}
 * />
 */
export function AdminReviewsScreen({
  reviews,
  value,
  onValueChange,
  onApprove,
  onReject,
  source,
  busy,
  decisionError,
  error,
  onRetry,
  now,
  ...rest
}: AdminReviewsScreenProps) {
  const words = useWords(adminWords).reviews;
  const item = reviews?.find(({ story }) => story.id === value) ?? reviews?.[0];
  const shown = item?.story;

  function content() {
    if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
    if (!reviews) return <ReviewsSkeleton />;
    if (!item || !shown) {
      return (
        <EmptyState>
          {words.empty}
          <br />
          {words.emptyHint}
        </EmptyState>
      );
    }
    return (
      <Columns>
        <ReviewQueue items={reviews} value={shown.id} onValueChange={onValueChange} now={now} />
        <ReviewDetail
          key={shown.id}
          story={shown}
          note={item.note}
          isUpdate={item.is_update}
          {...source}
          onApprove={() => onApprove(shown.id)}
          onReject={(reason) => onReject(shown.id, reason)}
          busy={busy}
          error={decisionError}
        />
      </Columns>
    );
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
      </PageHead>
      {content()}
    </Page>
  );
}

function ReviewsSkeleton() {
  const words = useWords(tableWords);
  return (
    <Columns>
      <Place>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <Skeleton shape="title" width={70} />
        <Skeleton width={40} />
      </Place>
      <Place>
        <Skeleton shape="title" width={50} />
        <Skeleton />
        <Skeleton width={80} />
      </Place>
    </Columns>
  );
}
