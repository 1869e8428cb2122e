import type { Cover } from '@kathaloka/contract/entities';
import { LRUCache } from 'lru-cache';
import { createWorkQueue } from '../../platform/workQueue.ts';
import { rasterise } from './rasterise.ts';

/** A small picture takes a fortieth of the widest one. */
const WIDTH = 160;
/** At about 5 kB each. */
const CACHED = 500;
const CONCURRENCY = 2;
const WAITING = 40;

export interface SketchOptions {
  readonly sketch?: (cover: Cover) => Promise<Buffer>;
  /** How long a request waits for a sketch. */
  readonly sketchedWithinMs?: number;
}

/** Small pictures of covers that are not painted yet, by address. Undefined if one takes too long now. */
export type Sketches = (address: string, cover: Cover) => Promise<Buffer | undefined>;

export function createSketches({
  sketch = (cover) => rasterise(cover, WIDTH),
  sketchedWithinMs = 1000,
}: SketchOptions): Sketches {
  const sketched = new LRUCache<string, Promise<Buffer>>({ max: CACHED });
  const queue = createWorkQueue({ concurrency: CONCURRENCY, waiting: WAITING });

  function begin(address: string, cover: Cover): Promise<Buffer> {
    const begun = queue.run(() => sketch(cover));
    sketched.set(address, begun);
    begun.catch(() => sketched.delete(address));
    return begun;
  }

  return async (address, cover) => {
    const known = sketched.get(address);
    if (!known && queue.isFull()) return undefined;
    return soon(known ?? begin(address, cover), sketchedWithinMs);
  };
}

async function soon<T>(work: Promise<T>, withinMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
