import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { OPENING_ID, paths } from '@kathaloka/contract/paths';
import type { FastifyBaseLogger } from 'fastify';
import { isStale } from '../../platform/clock.ts';
import type { Deps } from '../../platform/Deps.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { byLanguage } from './byLanguage.ts';
import { readableOpening } from './readableOpening.ts';
import { findStoriesToTry } from './repository.ts';

/** Short, because every visitor may follow the link, and the first story may change. */
const FRESH_MS = 10_000;
/** How many stories are tried until one begins with a choice. */
const MOST_TRIED = 5;

/**
 * Finds the address of the opening of the story that a visitor tries first, in each language. It is Home if
 * there is no such story.
 */
export function createFirstScene(deps: Deps) {
  const addressIn = byLanguage((language) => createAddress(deps, language));
  return (log: FastifyBaseLogger, language: InterfaceLanguage): Promise<string> => addressIn[language](log);
}

function createAddress(deps: Deps, language: InterfaceLanguage) {
  let current: Promise<string> = Promise.resolve(paths.home);
  let foundAt: Date | null = null;

  async function find(log: FastifyBaseLogger): Promise<string> {
    try {
      for (const story of await findStoriesToTry(deps.db, {
        language,
        limit: MOST_TRIED,
        ratings: ratingsOfGuests(deps),
      }))
        if (await readableOpening(deps, story, log)) return `${paths.story(story.id)}#${OPENING_ID}`;
    } catch (error) {
      log.error({ err: error }, 'the story to try first could not be read');
    }
    return paths.home;
  }

  return (log: FastifyBaseLogger): Promise<string> => {
    const now = deps.clock();
    if (isStale(FRESH_MS, foundAt, now)) {
      foundAt = now;
      current = find(log);
    }
    return current;
  };
}
