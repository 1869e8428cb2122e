import path from 'node:path';
import { Cover } from '@kathaloka/contract/entities';
import { PICTURE_STYLES, PREVIEW_PICTURE } from '@kathaloka/contract/limits';
import { drawScene } from '@kathaloka/illustrator';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../platform/Deps.ts';
import { createWorkQueue } from '../../../platform/workQueue.ts';
import type { Covers } from '../covers.ts';
import { findCover } from '../repository.ts';
import { createFaces } from './faces.ts';
import { paintPreview, type Preview } from './paintPreview.ts';

interface Wanted extends Omit<Preview, 'background'> {
  /** Identifies the texts of the picture: those of a key never change. */
  readonly key: string;
  readonly story_id: string;
}

export interface Previews {
  /** `'busy'`: the queue is full. */
  find(wanted: Wanted): Promise<Buffer | 'busy'>;
}

/** How many pictures are cached, at about 80 kB each. Callers check before each request that the link is still open. */
const CACHED = 64;

interface Options {
  readonly paint?: (preview: Preview) => Promise<Buffer>;
  /** The longest queue. */
  readonly waiting?: number;
}

/**
 * Creates the pictures of links. A picture is painted when a messenger asks for it: one at a time, off the
 * event loop.
 */
export function createPreviews(
  { db, folders }: Pick<Deps, 'db' | 'folders'>,
  covers: Covers,
  { paint, waiting = 40 }: Options = {},
): Previews {
  const loadFace = createFaces(path.join(folders.covers, 'faces'));
  const painted = new LRUCache<string, Buffer>({ max: CACHED });
  const inWork = new Map<string, Promise<Buffer>>();
  const queue = createWorkQueue({ concurrency: 1, waiting });
  const backgroundOf = (drawn: Drawn) => drawnCover(covers, drawn);
  const work = paint ?? ((preview) => paintPreview(preview, loadFace));

  async function make(key: string, preview: Preview): Promise<Buffer> {
    const picture = await work(preview);
    painted.set(key, picture);
    return picture;
  }

  return {
    async find({ key: link, story_id, ...texts }) {
      const story = await findCover(db, story_id);
      // the cover is part of the key, because its author may change it
      const key = `${link} ${story?.cover_image_url}`;
      const known = painted.get(key) ?? inWork.get(key);
      if (known) return known;
      if (queue.isFull()) return 'busy';
      const making = queue
        .run(async () =>
          make(key, { ...texts, background: await backgroundOf({ ...story, story_id, title: texts.title }) }),
        )
        .finally(() => inWork.delete(key));
      inWork.set(key, making);
      return making;
    },
  };
}

interface Drawn {
  readonly story_id: string;
  readonly title: string;
  readonly cover?: unknown;
  readonly cover_image_url?: string | null;
  readonly is_fetched?: boolean;
}

/**
 * The cover as painted for cards. If the story has no picture that was drawn or fetched, the illustrator draws
 * one from the title.
 */
async function drawnCover(
  covers: Covers,
  { story_id, title, cover, cover_image_url, is_fetched = false }: Drawn,
): Promise<Buffer> {
  const { data: own } = Cover.safeParse(cover);
  const painted =
    (own || is_fetched) && cover_image_url ? await covers.whole(path.basename(cover_image_url)) : null;
  if (painted !== null) return painted;
  const scene = own ?? { style: PICTURE_STYLES[0], seed: story_id, keywords: [title.slice(0, 60)] };
  return Buffer.from(drawScene({ ...scene, ...PREVIEW_PICTURE }));
}
