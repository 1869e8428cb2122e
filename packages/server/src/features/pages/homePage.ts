import type { FastifyBaseLogger } from 'fastify';
import { isStale } from '../../platform/clock.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Page } from '../../platform/http/page.ts';
import { homeHead } from './heads.ts';
import { findFirstFeatured } from './repository.ts';

/** The featured story changes daily at most, so a slightly stale one is fine. */
const FRESH_MS = 10_000;

/** The page of Home, cached because it is requested more often than any other. */
export function createHomePage(page: Page, { db, clock, config }: Deps) {
  const { publicUrl } = config;
  const plain = page.withHead(homeHead(publicUrl));
  let current = Promise.resolve(plain);
  let drawnAt: Date | null = null;

  async function draw(log: FastifyBaseLogger): Promise<string> {
    try {
      const story = await findFirstFeatured(db);
      return story ? page.withHead(homeHead(publicUrl, story)) : plain;
    } catch (error) {
      // the app loads all the same, and shows its own error
      log.error({ err: error }, 'the featured story for Home could not be read');
      return plain;
    }
  }

  return (log: FastifyBaseLogger): Promise<string> => {
    const now = clock();
    if (isStale(FRESH_MS, drawnAt, now)) {
      drawnAt = now;
      current = draw(log);
    }
    return current;
  };
}
