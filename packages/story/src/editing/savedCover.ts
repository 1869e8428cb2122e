import type { AuthoredStory } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';

/** The cover of a story as it is saved: its address here, and from where it was fetched. */
export type SavedCover = Pick<AuthoredStory, 'cover_source' | 'cover_image_url'>;

/** The address that the author gave. A picture from elsewhere is shown from our copy. */
export const coverGiven = ({ cover_source, cover_image_url }: SavedCover): string | null =>
  cover_source ?? cover_image_url;

/** The address at which the cover of a form can be shown: a picture from elsewhere only once it is saved. */
export function coverShown(given: string | null, saved?: SavedCover): string | null {
  return saved && given !== null && given === saved.cover_source ? saved.cover_image_url : ownPicture(given);
}
