import type { MyStory } from '@kathaloka/contract/entities';

/** The status of a story as its author sees it. */
export type CardStatus = MyStory['status'] | 'sent_back';

/** Returns the status; a draft with a review note was returned by a reviewer. */
export function cardStatusOf({ status, review_note }: Pick<MyStory, 'status' | 'review_note'>): CardStatus {
  return status === 'draft' && review_note !== null ? 'sent_back' : status;
}
