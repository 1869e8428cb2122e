import type { MyStory } from '@kathaloka/contract/entities';

export type Standing = MyStory['status'] | 'sent_back';

/** A draft that a reviewer wrote about was sent back. */
export function standingOf({ status, review_note }: Pick<MyStory, 'status' | 'review_note'>): Standing {
  return status === 'draft' && review_note !== null ? 'sent_back' : status;
}
