import { FIRST_SCENE_PATH, paths } from '@kathaloka/contract/paths';
import { areas } from '@kathaloka/contract/endpoints';
import { Id } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import { storyToTry } from '@kathaloka/contract/rules';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { ONE_HOUR } from '../../platform/http/cacheControl.ts';
import { type Page, type PageHead, sendPage } from '../../platform/http/page.ts';
import { languageOf } from '../../platform/http/language.ts';
import { reading } from '../../platform/replica/reading.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import type { Covers } from '../pictures/public.ts';
import { byLanguage } from './byLanguage.ts';
import { createFirstScene } from './firstScene.ts';
import { screenHead, SCREENS, storyHead, unknownStoryHead } from './heads.ts';
import { createHomePage } from './homePage.ts';
import { addJoinPage } from './joinPage.ts';
import { readableOpening } from './readableOpening.ts';
import { listStories, ratingsOfGuests } from '../catalogue/public.ts';
import { findPreview } from './repository.ts';
import { addScreenPage } from './screenPages.ts';
import { addSeriesPage } from './seriesPage.ts';
import { addSharedTurns } from './sharedTurnPage.ts';
import { createSitemaps, robots } from './sitemap.ts';

/** Of what reads the database. */
const LIMITED = { config: { limit: BUCKETS.cheap.network } } as const;

/** Pages that others link to: served with metadata and what needs no script to be read. Null: no app has been built. */
export function addPages(app: FastifyInstance, page: Page | null, deps: Deps, covers: Covers): void {
  addSharedTurns(app, page, deps, covers);
  if (!page) return;
  addJoinPage(app, page, deps);
  addSeriesPage(app, page, deps);
  addReadingPages(app, page, deps);
}

function addReadingPages(app: FastifyInstance, page: Page, deps: Deps): void {
  const { db } = deps;
  const { publicUrl } = deps.config;
  for (const screen of SCREENS)
    addScreenPage(app, page, deps, {
      url: paths[screen],
      headIn: (language) => screenHead(screen, publicUrl, language),
      ...(screen === 'guide' && {
        readAnswers: (language: InterfaceLanguage) => guideAnswers(deps, language),
      }),
    });
  // of one story its author wants what was published a moment ago, and pages know no caller
  const lists = reading(deps, null);
  const homePage = createHomePage(page, lists);
  const firstScene = createFirstScene(lists);
  const unknown = byLanguage((language) => page.withHead(unknownStoryHead(language)));
  app.get(paths.home, LIMITED, async ({ log, headers }, reply) =>
    sendPage(reply, await homePage(log, languageOf(headers))),
  );
  app.get(FIRST_SCENE_PATH, LIMITED, async ({ log, headers }, reply) =>
    reply
      .header('vary', 'accept-language, cookie')
      .header('cache-control', 'no-cache')
      .redirect(await firstScene(log, languageOf(headers))),
  );
  app.get<{ Params: { id: string } }>(
    decodeURIComponent(paths.story(':id')),
    LIMITED,
    async ({ params, log, headers }, reply) => {
      try {
        const head = await headOf(params.id, log);
        return sendPage(
          head ? reply : reply.code(404),
          head ? page.withHead(head) : unknown[languageOf(headers)],
        );
      } catch (error) {
        // the app loads all the same, and shows its own error
        log.error({ err: error }, 'the metadata of a page could not be read');
        return sendPage(reply.code(503), page.plain);
      }
    },
  );

  async function headOf(id: string, log: FastifyBaseLogger): Promise<PageHead | null> {
    const story = Id.safeParse(id).success
      ? await findPreview(db, { id, ratings: ratingsOfGuests(deps) })
      : undefined;
    if (!story) return null;
    const opening = story.is_premium ? undefined : await readableOpening(deps, story, log);
    return storyHead(story, publicUrl, opening);
  }
}

/** The story of the guide is one of those that Home lists first. Not from a replica: the page is held until the catalogue changes. */
async function guideAnswers(deps: Deps, language: InterfaceLanguage): Promise<PageAnswers> {
  const { answers } = areas.catalogue.listStories;
  const { stories } = answers[200].parse(await listStories(deps, { page: 1 }, null));
  return { storyToTry: storyToTry(stories, language) };
}

/** The files that search engines and browsers request without being told of them. */
export function addSitemap(app: FastifyInstance, deps: Deps): void {
  const sitemaps = createSitemaps(reading(deps, null));
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robots(deps)),
  );
  // browsers also request it for responses that are no page, such as an image
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/sitemap.xml', LIMITED, async (_request, reply) => sendXml(reply, await sitemaps.all()));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', LIMITED, async ({ params }, reply) => {
    const [, page] = /^(\d{1,4})\.xml$/.exec(params.file) ?? [];
    const xml = page === undefined ? null : await sitemaps.page(Number(page));
    return xml === null ? reply.callNotFound() : sendXml(reply, xml);
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8').send(xml);
}
