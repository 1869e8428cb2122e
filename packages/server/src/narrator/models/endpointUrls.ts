import { LRUCache } from 'lru-cache';
import type { Endpoint } from './types.ts';

const VERSIONED = /\/v\d+\w*$/;
const WHOLE_PATH = /\/(chat\/completions|completions|images\/generations|models)$/;

/** The index of the URL that worked last, by base address and routes. */
const served = new LRUCache<string, number>({ max: 1000 });

/**
 * The addresses to try, one after the other. Operators write the base address with and without `/v1`. LM
 * Studio answers wrong paths with a success (https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/618),
 * so `/v1` is tried first.
 */
export function urlsFor({ baseUrl }: Endpoint, routes: readonly string[]) {
  const bases = basesOf(baseUrl);
  const urls = routes.flatMap((route) => bases.map((base) => new URL(base + route)));
  const key = `${baseUrl} ${routes.join(' ')}`;
  let at = served.get(key) ?? 0;
  return {
    current: (): URL => urls[at]!,
    /** Moves to the next address. Returns whether there is one. */
    next(): boolean {
      if (at + 1 >= urls.length) return false;
      at += 1;
      return true;
    },
    serves: () => served.set(key, at),
  };
}

function basesOf(baseUrl: string): string[] {
  const { origin, pathname } = new URL(baseUrl);
  const base = origin + pathname.replace(/\/+$/, '').replace(WHOLE_PATH, '');
  return VERSIONED.test(base) ? [base] : [`${base}/v1`, base];
}
