import { areas, endpoints } from '@kathaloka/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Limit } from '../limits/limits.ts';
import { routeUrl } from './contractRows.ts';

/** A full classroom behind one address stays below this; a scraper does not. */
const READS: Limit = { name: 'catalogue', hits: 3000, windowMs: MINUTE_MS, batch: 100 };
const SEARCHES: Limit = { name: 'search', hits: 600, windowMs: MINUTE_MS, batch: 20 };

const CATALOGUE: ReadonlySet<string> = new Set(
  Object.values(areas.catalogue).map(({ path }) => routeUrl(path)),
);
const SEARCH = routeUrl(endpoints.searchStories.path);

/** Limits how often one network may read public content. */
export function limitReads(app: FastifyInstance, { rateLimiter }: Pick<Deps, 'rateLimiter'>): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { url = '' } = routeOptions;
    if (CATALOGUE.has(url)) await rateLimiter.takeFrom(url === SEARCH ? SEARCHES : READS, ip);
  });
}
