import { isSceneInWords } from '@kathaloka/illustrator';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { coverAddress, type FetchedCover, fetchIfElsewhere, isElsewhere } from '../../pictures/public.ts';
import { limits } from '../limits.ts';
import { type EditedRow, findCoverSource } from '../repository.ts';
import type { WrittenStory } from './storyRow.ts';

interface AskedPicture {
  /** The story that exists already. */
  readonly id: string | null;
  readonly url: string | null | undefined;
}

/**
 * Fetches the picture of a cover that is elsewhere, before any row is locked. Null if nothing has to be fetched: it is
 * here, or the story has it already.
 */
export async function fetchChanged(
  deps: Deps,
  { id, url }: AskedPicture,
  author: SignedInUser,
): Promise<FetchedCover | null> {
  if (!isElsewhere(url)) return null;
  const story = id === null ? undefined : await findCoverSource(deps.db, id);
  if (story && isFetched(story, url)) return null;
  await deps.rateLimiter.take(limits.cover, author.id);
  return fetchIfElsewhere(deps, url, author.id);
}

const isFetched = (
  { cover_image_url, cover_source }: Pick<EditedRow, 'cover_image_url' | 'cover_source'>,
  url: string,
): boolean => cover_source === url.trim() && !isElsewhere(cover_image_url);

/**
 * The author's own image and its alternative text. Empty if the cover is drawn: then it is drawn and described
 * again. An image from elsewhere is our copy of it.
 */
export function coverOf(
  row: EditedRow,
  { cover: drawn, cover_image_url, image_alt }: WrittenStory,
  { fetched, ...changes }: Partial<WrittenStory> & { readonly fetched: FetchedCover | null },
): Pick<WrittenStory, 'cover_image_url' | 'image_alt'> {
  const given = changes.cover_image_url === undefined ? cover_image_url : changes.cover_image_url;
  const url = isElsewhere(given) ? (fetched?.addressFor(row.id) ?? row.cover_image_url) : given;
  const isDrawn = drawn !== null && url === coverAddress(row.id, drawn);
  const isDescribed = drawn !== null && isSceneInWords(image_alt, drawn);
  return {
    cover_image_url: isDrawn ? null : url,
    image_alt: changes.image_alt ?? (isDescribed ? '' : image_alt),
  };
}

/** The columns of a cover that was fetched; empty for any other cover. */
export const pictureColumns = (fetched: FetchedCover | null) => ({
  cover_source: fetched?.source ?? null,
  cover_picture: fetched?.picture ?? null,
});
