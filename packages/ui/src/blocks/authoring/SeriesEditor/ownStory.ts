import type { MyStory } from '@kathaloka/contract/entities';

/** A story that can be a part. */
export type OwnStory = Pick<MyStory, 'id' | 'title' | 'language' | 'status'>;
