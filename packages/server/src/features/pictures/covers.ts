import { Cover } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, pictureTone, type PictureWidth } from '@kathaloka/story/pictures';
import sharp from 'sharp';
import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { notFound } from '../../platform/notFound.ts';
import { type AskedCover, readCoverFile } from './coverAddress.ts';
import { type CoverFiles, createCoverFiles } from './coverFiles.ts';
import { createPaintQueue } from './paintQueue.ts';
import { rasterise } from './rasterise.ts';
import { existingStories, findCover, findCoverPicture } from './repository.ts';
import { createSketches, type SketchOptions, type Sketches } from './sketches.ts';

interface CoversOptions extends SketchOptions {
  readonly paint?: (cover: Cover, width: PictureWidth) => Promise<Buffer>;
  /** How many pictures may be waited for. */
  readonly waiting?: number;
}

interface FoundCover {
  readonly picture: Buffer;
  readonly type: 'image/webp' | 'image/svg+xml';
  /** Whether it has the requested size. If not, that size is painted, and the next request may get it. */
  readonly isWhole: boolean;
}

export interface Covers {
  /** Finds a picture without waiting until it is painted. Null: no story has a cover with this file name. */
  readonly find: (file: string) => Promise<FoundCover | null>;
  /** Finds a picture in the requested size, and waits until it is painted. */
  readonly whole: (file: string) => Promise<Buffer | null>;
  /** Paints a picture in the requested size before any reader asks for it. */
  readonly ahead: (file: string) => Promise<void>;
  /** Begins to paint all sizes of the cover of a story that readers can see now. */
  readonly paintStory: (story_id: string) => void;
}

/**
 * Deletes the stored covers of stories that no longer exist. A cover that is deleted by mistake is rasterised
 * again.
 */
export async function sweepCovers({ db, folders, log }: Pick<Deps, 'db' | 'folders' | 'log'>): Promise<void> {
  const files = createCoverFiles(folders.covers);
  const storyIds = await files.storyIds();
  for (let start = 0; start < storyIds.length; start += SWEEP_BATCH) {
    const some = storyIds.slice(start, start + SWEEP_BATCH);
    const existing = await existingStories(db, some);
    const deleted = some.filter((id) => !existing.has(id));
    await eachRow(log, deleted, (id) => files.removeStory(id));
  }
}

const SWEEP_BATCH = 1000;

interface Painted {
  readonly asked: AskedCover;
  /** What the illustrator draws; null for a picture that was fetched. */
  readonly cover: Cover | null;
}

/**
 * Covers are painted by one painter in the background: ahead of their first request, or after it. A request gets what is
 * there already, and takes no more CPU than a small sketch does. Only addresses that a story has are painted.
 */
export function createCovers(
  { db, folders, log, painter }: Pick<Deps, 'db' | 'folders' | 'log' | 'painter'>,
  { paint = painter?.paint ?? rasterise, waiting = 200, ...options }: CoversOptions = {},
): Covers {
  const files = createCoverFiles(folders.covers);
  const queue = createPaintQueue();
  const sketches = createSketches(options);

  async function paintAndStore({ asked, cover }: Painted): Promise<Buffer> {
    // another process may have stored the picture while it was queued
    const already = await files.find(asked);
    if (already) return already;
    const picture = cover ? await paint(cover, asked.width) : await resizeFetched(db, asked);
    // even with a full disk readers get the cover, but it is painted again
    await files
      .write(asked, picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a cover cannot be stored'));
    return picture;
  }

  const first = (painted: Painted) => queue.first(keyOf(painted), () => paintAndStore(painted));
  const later = (painted: Painted) => queue.ahead(keyOf(painted), () => paintAndStore(painted));
  const warn = (error: unknown): void => log.warn({ err: error }, 'a cover cannot be painted');

  async function ahead(file: string): Promise<void> {
    const asked = readCoverFile(file);
    // every start asks for all covers of the library
    if (!asked || (await files.has(asked))) return;
    const painted = await paintedBy(db, file);
    if (painted) await later(painted);
  }

  async function paintAll(story_id: string): Promise<void> {
    const { cover_image_url: address } = (await findCover(db, story_id)) ?? {};
    if (!address) return;
    for (const width of PICTURE_WIDTHS) await ahead(pictureAt(address, width).slice(FOLDER.length));
  }

  return {
    async find(file) {
      const painted = await paintedBy(db, file);
      if (!painted) return null;
      const stored = await files.find(painted.asked);
      if (stored) return { picture: stored, type: 'image/webp', isWhole: true };
      // a fetched picture only needs its size: it does not wait behind those that are painted
      if (painted.cover === null)
        return { picture: await paintAndStore(painted), type: 'image/webp', isWhole: true };
      if (queue.waiting() < waiting) first(painted).catch(warn);
      const { asked, cover } = painted;
      return { ...(await substituteFor(asked, cover, { files, sketches, warn })), isWhole: false };
    },
    async whole(file) {
      const painted = await paintedBy(db, file);
      return painted ? ((await files.find(painted.asked)) ?? first(painted)) : null;
    },
    ahead,
    paintStory(story_id) {
      if (painter) paintAll(story_id).catch(warn);
    },
  };
}

const keyOf = ({ asked }: Painted): string => pictureAt(asked.address, asked.width);

/** Undefined if no story has a cover with this file name. */
async function paintedBy(db: Deps['db'], file: string): Promise<Painted | undefined> {
  const asked = readCoverFile(file);
  if (!asked) return undefined;
  // checked before the stored file, which may outlive its story
  const story = await findCover(db, asked.storyId);
  if (story?.cover_image_url !== asked.address) return undefined;
  if (story.is_fetched) return { asked, cover: null };
  const cover = Cover.safeParse(story.cover);
  return cover.success ? { asked, cover: cover.data } : undefined;
}

async function resizeFetched(db: Deps['db'], { storyId, address, width }: AskedCover): Promise<Buffer> {
  const picture = await findCoverPicture(db, { id: storyId, address });
  // its author has chosen another cover since the address was looked up
  if (!picture) throw notFound('file');
  return sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

interface Substitutes {
  readonly files: CoverFiles;
  readonly sketches: Sketches;
  readonly warn: (error: unknown) => void;
}

/** What is sent until a size is painted. */
async function substituteFor(
  asked: AskedCover,
  cover: Cover,
  { files, sketches, warn }: Substitutes,
): Promise<Omit<FoundCover, 'isWhole'>> {
  for (const width of othersOf(asked.width)) {
    const stored = await files.find({ ...asked, width });
    if (stored) return { picture: stored, type: 'image/webp' };
  }
  const sketch = await sketches(asked.address, cover).catch(warn);
  return sketch ? { picture: sketch, type: 'image/webp' } : { picture: toneOf(asked), type: 'image/svg+xml' };
}

const FOLDER = '/covers/';

/** The other widths, the best first: the widest smaller one, and then what is larger. */
const othersOf = (width: PictureWidth): PictureWidth[] => [
  ...PICTURE_WIDTHS.filter((each) => each < width).toReversed(),
  ...PICTURE_WIDTHS.filter((each) => each > width),
];

/** A picture of one colour, which pages show as well while a cover loads. */
const toneOf = ({ address }: AskedCover): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${pictureTone(address) ?? '#888888'}" d="M0 0h16v9H0z"/></svg>`,
  );
