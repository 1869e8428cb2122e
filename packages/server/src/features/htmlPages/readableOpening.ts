import type { Opening } from '@kathaloka/contract/entities';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { openingOf } from '../guests/public.ts';

interface Begun {
  readonly id: string;
  readonly version: number;
}

/** The opening of a story, if the opening has a choice. An error is logged, and the page goes without the opening. */
export async function readableOpening(
  deps: Pick<Deps, 'db' | 'once' | 'config'>,
  story: Begun,
  log: FastifyBaseLogger,
): Promise<Opening | undefined> {
  try {
    const opening = await openingOf(deps, story);
    return opening && opening.choices.length > 0 ? opening : undefined;
  } catch (error) {
    log.error({ err: error, story: story.id }, 'the opening of a story could not be read');
    return undefined;
  }
}
