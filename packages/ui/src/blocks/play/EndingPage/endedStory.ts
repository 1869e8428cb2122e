import type { Story } from '@kathaloka/contract/entities';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';

/** The fields of a story that the last page shows. */
export type EndedStory = InAnyLanguage<
  Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt'>
>;
