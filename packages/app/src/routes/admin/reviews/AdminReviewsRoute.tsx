import { canRetry, hasCode } from '@kathaloka/api';
import { AdminReviewsScreen, useAdminFailures, useAdminWords, useFailureText, useToast } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { useListAddress } from '../useListAddress.ts';
import { useApproveReviewMutation, useListReviewsQuery, useRejectReviewMutation } from './calls.ts';
import { useReviewSource } from './useReviewSource.ts';

/** `/admin/reviews`: what waits for a decision, to be read, approved, or sent back with a reason. */
export function AdminReviewsRoute() {
  const words = useAdminWords().reviews;
  usePageTitle(words.title);
  const failures = useAdminFailures();
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
    storyId: string,
    sending: PromiseLike<{ error?: unknown }>,
    said: string,
  ): Promise<void> {
    setDecision(undefined);
    const { error: refused } = await sending;
    if (refused === undefined) showToast(said, { tone: 'success' });
    if (refused === undefined) return;
    setDecision({ storyId, error: refused });
    // somebody else has decided, or its author has changed it
    if (hasCode(refused, 'stale_version') || hasCode(refused, 'wrong_status')) void refetch();
  }

  return (
    <AdminReviewsScreen
      reviews={failed ? undefined : data}
      value={shown?.story.id}
      onValueChange={(story) => change({ story })}
      source={source}
      onApprove={(story_id) => {
        const body = shown && { version: shown.version };
        void decide(story_id, approve({ params: { story_id }, body }), words.approved);
      }}
      onReject={(story_id, reason) =>
        void decide(story_id, reject({ params: { story_id }, body: { reason } }), words.sentBack)
      }
      busy={approving.isLoading ? 'approve' : rejecting.isLoading ? 'reject' : undefined}
      decisionError={
        decision && decision.storyId === shown?.story.id
          ? plainFailure(decision.error, failures.change)
          : undefined
      }
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      now={new Date().toISOString()}
    />
  );
}
