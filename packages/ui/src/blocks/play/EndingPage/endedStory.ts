import type { Story } from '@kathaloka/contract/entities';

/** The fields of a story that the last page shows. */
export type EndedStory = Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt'>;
