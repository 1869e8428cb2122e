import { areas } from '@kathaloka/contract/endpoints';
import type { Opening, Story } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { getStory } from '../catalogue/public.ts';
import { getOpening } from '../guests/public.ts';
import type { Rendering } from './createRendered.ts';
import { addFoundPage } from './foundPage.ts';
import { storyHead } from './heads.ts';

/** Adds the page of a story. */
export function addStoryPage(app: FastifyInstance, rendering: Rendering, deps: Deps): void {
  addFoundPage(app, rendering, {
    path: paths.story,
    param: 'id',
    missing: 'unknownStory',
    endpoint: areas.catalogue.getStory,
    read: (params) => getStory(deps, params, null),
    spelled: ({ id }) => id,
    head: (story, language) => storyHead(story, deps.config.publicUrl, language),
    answers: async (story, log) => ({ story, ...(await openingFor(deps, story, log)) }),
  });
}

/** The opening. If it cannot be read, the app requests it again. */
async function openingFor(
  deps: Deps,
  { id }: Story,
  log: FastifyBaseLogger,
): Promise<{ readonly opening?: Opening }> {
  try {
    return { opening: areas.catalogue.getOpening.answers[200].parse(await getOpening(deps, { id })) };
  } catch (error) {
    log.error({ err: error, story: id }, 'the opening of a story could not be read');
    return {};
  }
}
