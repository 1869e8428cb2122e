import { drawScene } from '@kathaloka/illustrator';
import { drawingOfScene } from '../../narrator/illustrate.ts';
import type { Deps } from '../../platform/Deps.ts';
import { type CachedResponse, cachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { createLruCache } from '../../platform/responseCache/createLruCache.ts';
import { drawingOf } from '../play/public.ts';

export interface Scenes {
  /** Undefined if no turn with this id has a picture. */
  find(turn_id: string): Promise<CachedResponse | undefined>;
}

interface Options {
  readonly draw?: typeof drawScene;
}

/** The size of the cache: enough for some hundred pictures that are being looked at. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** The built-in illustrator's pictures, drawn once for all. Each request asks whether the turn exists. */
export function createScenes(deps: Pick<Deps, 'db'>, { draw = drawScene }: Options = {}): Scenes {
  const drawn = createLruCache(CACHE_BYTES);
  return {
    async find(turn_id) {
      const drawing = await drawingOf(deps, { turn_id });
      if (!drawing) return undefined;
      const { style, text: prompt } = drawing;
      const key = `${turn_id} ${style} ${prompt}`;
      const known = drawn.get(key);
      if (known) return known;
      const answer = cachedResponse(Buffer.from(draw(drawingOfScene({ turn_id, style, prompt }))));
      drawn.set(key, answer);
      return answer;
    },
  };
}
