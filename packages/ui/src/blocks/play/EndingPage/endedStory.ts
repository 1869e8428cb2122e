import type { Story } from '@kathaloka/contract/entities';

/** What the last page shows of its story. */
export type EndedStory = Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt'>;
