import type { MyStory } from '@kathaloka/contract/entities';

/** A story of the author, which can become a part. */
export type OwnStory = Pick<MyStory, 'id' | 'title' | 'language' | 'status'>;
