import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { FastifyBaseLogger } from 'fastify';
import { isStale } from '../../platform/clock.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Page } from '../../platform/http/page.ts';
import { homeHead } from './heads.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { byLanguage } from './byLanguage.ts';
import { findFirstFeatured, type StoryPreview } from './repository.ts';

/** The featured story changes daily at most, so a slightly stale one is fine. */
const FRESH_MS = 10_000;

type Pages = Readonly<Record<InterfaceLanguage, string>>;

/** The page of Home in each language, cached because it is requested more often than any other. */
export function createHomePage(page: Page, { db, clock, config }: Deps) {
  const { publicUrl } = config;
  const pagesWith = (story?: StoryPreview): Pages =>
    byLanguage((language) => page.withHead(homeHead(publicUrl, language, story)));
  const plain = pagesWith();
  let current = Promise.resolve(plain);
  let drawnAt: Date | null = null;

  async function draw(log: FastifyBaseLogger): Promise<Pages> {
    try {
      const story = await findFirstFeatured(db, { ratings: ratingsOfGuests({ config }) });
      return story ? pagesWith(story) : plain;
    } catch (error) {
      // the app loads all the same, and shows its own error
      log.error({ err: error }, 'the featured story for Home could not be read');
      return plain;
    }
  }

  return async (log: FastifyBaseLogger, language: InterfaceLanguage): Promise<string> => {
    const now = clock();
    if (isStale(FRESH_MS, drawnAt, now)) {
      drawnAt = now;
      current = draw(log);
    }
    return (await current)[language];
  };
}
