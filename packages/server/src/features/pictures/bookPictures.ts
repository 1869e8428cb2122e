import { Cover, type Language } from '@kathaloka/contract/entities';
import { drawScene, sceneInWords } from '@kathaloka/illustrator';
import sharp, { type Sharp } from 'sharp';
import { drawingOfScene } from '../../narrator/illustrate.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Covers } from './covers.ts';
import { storedName } from './modelPictures.ts';
import { rasterise } from './rasterise.ts';
import { findCover } from './repository.ts';
import { pictureStorage } from './storage/storage.ts';

/** A picture in a format of e-books: reading systems draw SVG and JPEG, many of them no WebP. */
export interface BookPicture {
  readonly type: 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
}

const QUALITY = 84;
/** The width of a cover. */
const WIDTH = 1280;
const asJpeg = (image: Sharp): Promise<Buffer> =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer();

interface CoveredStory {
  readonly story_id: string;
  readonly title: string;
  readonly language: Language;
}

/** The beginning of the addresses of covers that are generated or fetched. */
const COVERS = '/covers/';

/**
 * The cover of a story, generated or fetched. It is shared with the page of the story, because painting a cover takes
 * seconds. Without one, a cover is drawn from the title. `alt` is null if the author has described this picture.
 */
export async function coverInBook(
  { db, covers }: Pick<Deps, 'db'> & { readonly covers: Covers },
  { story_id, title, language }: CoveredStory,
): Promise<BookPicture & { readonly alt: string | null }> {
  const story = await findCover(db, story_id);
  const { data: own } = Cover.safeParse(story?.cover);
  const drawn = own ?? { style: 'vishvakarma' as const, seed: story_id, keywords: title.split(/\s+/u) };
  const hasOwn = own !== undefined || story?.is_fetched === true;
  const address = hasOwn && story?.cover_image_url?.startsWith(COVERS) ? story.cover_image_url : null;
  const stored = address === null ? null : await covers.whole(address.slice(COVERS.length));
  const painted = stored ?? (await rasterise(drawn, WIDTH));
  const bytes = await asJpeg(sharp(painted));
  return { type: 'image/jpeg', bytes, alt: hasOwn ? null : sceneInWords(drawn, language) };
}

interface ToldPicture {
  readonly image_url: string;
  readonly style: string | null;
  readonly prompt: string | null;
}

/** The id of the turn that was drawn first: copies of the turn in other sessions have its address. */
const DRAWN_HERE = /^\/scenes\/([\da-f-]{36})\.svg$/;

/** Reads the pictures of turns. Null if a picture is not on this server, or no longer there. */
export function picturesInBook({ config }: Pick<Deps, 'config'>) {
  const storage = pictureStorage(config);
  return async ({ image_url, style, prompt }: ToldPicture): Promise<BookPicture | null> => {
    const [, turn_id] = DRAWN_HERE.exec(image_url) ?? [];
    if (turn_id !== undefined) {
      const svg = drawScene(drawingOfScene({ turn_id, style: style ?? '', prompt: prompt ?? '' }));
      return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
    }
    const name = storedName(image_url);
    const stored = name === null ? null : await storage.get(name);
    return stored && { type: 'image/jpeg', bytes: await asJpeg(sharp(stored)) };
  };
}
