import type { FastifyBaseLogger } from 'fastify';
import { type Clock, isPast } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Page } from '../../platform/http/page.ts';
import { homeHead } from './heads.ts';
import { findFirstFeatured } from './repository.ts';

/** Which story is featured changes by the day: nobody minds the one of a moment ago. */
const FRESH_MS = 10_000;

interface HomePageContext {
  readonly db: Queries;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The page of Home, which is asked for more often than any other. */
export function createHomePage(page: Page, { db, publicUrl, clock }: HomePageContext) {
  const plain = page.withHead(homeHead(publicUrl));
  let current = Promise.resolve(plain);
  let drawnAt: Date | null = null;

  async function draw(log: FastifyBaseLogger): Promise<string> {
    try {
      const story = await findFirstFeatured(db);
      return story ? page.withHead(homeHead(publicUrl, story)) : plain;
    } catch (error) {
      // the app comes all the same, and says what is wrong in its own words
      log.error({ err: error }, 'Home could not show a story');
      return plain;
    }
  }

  return (log: FastifyBaseLogger): Promise<string> => {
    const now = clock();
    if (isPast(FRESH_MS, drawnAt, now)) {
      drawnAt = now;
      current = draw(log);
    }
    return current;
  };
}
