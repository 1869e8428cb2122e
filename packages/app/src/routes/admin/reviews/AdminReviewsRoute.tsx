import { canRetry, isRefusal } from '@kathaloka/api';
import type { AuthorTold, ReviewItem } from '@kathaloka/contract/entities';
import {
  AdminReviewsScreen,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useNow } from '../useNow.ts';
import { useListAddress } from '../useListAddress.ts';
import { useApproveReviewMutation, useListReviewsQuery, useRejectReviewMutation } from './calls.ts';
import { useReviewSource } from './useReviewSource.ts';

/** `/admin/reviews`: stories waiting for a decision: approved, or sent back with a reason. */
export function AdminReviewsRoute() {
  const words = useWords(adminWords).reviews;
  usePageTitle(words.title);
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const showToast = useToast();
  const { read, change } = useListAddress();
  const { data, error, isFetching, refetch } = useListReviewsQuery();
  const [approve, approving] = useApproveReviewMutation();
  const [reject, rejecting] = useRejectReviewMutation();
  const [decision, setDecision] = useState<{ storyId: string; error: unknown }>();
  const shown = data?.find(({ story }) => story.id === read('story')) ?? data?.[0];
  const source = useReviewSource(shown?.story.id);
  const failed = isFetching ? undefined : error;

  async function decide(
    { id, title }: ReviewItem['story'],
    sending: PromiseLike<{ data?: { author_told: AuthorTold } | undefined; error?: unknown }>,
    message: string,
  ): Promise<void> {
    setDecision(undefined);
    const { data: decided, error: refused } = await sending;
    if (refused === undefined) {
      const told = words.told[decided?.author_told ?? 'nobody'];
      showToast(`${message} · ${told}`, { tone: 'success' });
      return;
    }
    const isNoLongerWaiting = isRefusal(refused, 'wrong_status') || isRefusal(refused, 'not_found');
    // a toast, because the next story replaces the decided story and its buttons
    if (isNoLongerWaiting) showToast(words.goneMeanwhile(title), { tone: 'error' });
    else setDecision({ storyId: id, error: refused });
    // another administrator has decided about the story, or its author has changed it
    if (isNoLongerWaiting || isRefusal(refused, 'stale_version')) void refetch();
  }

  return (
    <AdminReviewsScreen
      reviews={failed ? undefined : data}
      value={shown?.story.id}
      onValueChange={(story) => change({ story })}
      source={source}
      onApprove={(story_id) => {
        if (!shown) return;
        const { story, version } = shown;
        void decide(story, approve({ params: { story_id }, body: { version } }), words.approved);
      }}
      onReject={(story_id, reason) => {
        if (!shown) return;
        void decide(shown.story, reject({ params: { story_id }, body: { reason } }), words.sentBack);
      }}
      busy={approving.isLoading ? 'approve' : rejecting.isLoading ? 'reject' : undefined}
      decisionError={
        decision && decision.storyId === shown?.story.id
          ? plainFailure(decision.error, failures.change)
          : undefined
      }
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      now={useNow()}
    />
  );
}
