import type { MyStory } from '@kathaloka/contract/entities';

/** The status that an author reads on the card of a story. */
export type CardStatus = MyStory['status'] | 'sent_back';

/** A draft with a review note was sent back. */
export function cardStatusOf({ status, review_note }: Pick<MyStory, 'status' | 'review_note'>): CardStatus {
  return status === 'draft' && review_note !== null ? 'sent_back' : status;
}
