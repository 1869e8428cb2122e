import { areas } from '@kathaloka/contract/endpoints';
import type { Opening, Story } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { sendPage } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import { getStory } from '../catalogue/public.ts';
import { getOpening } from '../guests/public.ts';
import type { Rendering } from './createRendered.ts';
import { storyHead } from './heads.ts';
import { sendMissing } from './missingPage.ts';
import { canonicalAddress, sendRendered } from './sendRendered.ts';

/** Adds the page of a story for guests. The story is read for each request, and rendered once for what was read. */
export function addStoryPage(app: FastifyInstance, { page, render }: Rendering, deps: Deps): void {
  const { publicUrl } = deps.config;

  app.get<{ Params: { id: string } }>(
    decodeURIComponent(paths.story(':id')),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params, headers, log, url: asked }, reply) => {
      const [language, theme] = [negotiateLanguage(headers), themeOf(headers)];
      try {
        const story = await storyFor(deps, params);
        if (!story) return await sendMissing({ page, render }, reply, 'unknownStory');
        const url = paths.story(story.id);
        const address = canonicalAddress(asked, url);
        if (address) return await reply.redirect(address, 301);
        const head = storyHead(story, publicUrl, language);
        return await sendRendered(reply, {
          rendered:
            render &&
            (async () =>
              render({ url, head, theme, answers: { story, ...(await openingFor(deps, story, log)) } })),
          plain: () => page.withHead(head),
        });
      } catch (error) {
        // the app still loads, and shows its own error
        log.error({ err: error }, 'a story could not be read');
        return sendPage(reply.code(503), page.plain);
      }
    },
  );
}

/** The story as guests see it, or undefined if there is none for them. */
async function storyFor(deps: Deps, params: unknown): Promise<Story | undefined> {
  const { params: schema, answers } = areas.catalogue.getStory;
  const { success, data } = schema.safeParse(params);
  if (!success) return undefined;
  try {
    return answers[200].parse(await getStory(deps, data, null));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
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
