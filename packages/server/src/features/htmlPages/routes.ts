import { FIRST_SCENE_PATH, paths } from '@kathaloka/contract/paths';
import { areas } from '@kathaloka/contract/endpoints';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import { storyToTry } from '@kathaloka/contract/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { ONE_HOUR } from '../../platform/http/cacheControl.ts';
import type { Page } from '../../platform/http/page.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { reading } from '../../platform/replica/reading.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import type { Covers } from '../pictures/public.ts';
import { addAuthorPage } from './authorPage.ts';
import { createRendered, type Rendering } from './createRendered.ts';
import { createFirstScene } from './firstScene.ts';
import { screenHead, SCREENS } from './heads.ts';
import { addJoinPage } from './joinPage.ts';
import { sendMissing } from './missingPage.ts';
import { createTrending, getHome, listStories } from '../catalogue/public.ts';
import { getSettings } from '../settings/public.ts';
import { addPlayPage } from './playPage.ts';
import { addPreferences } from './preferences.ts';
import { addScreenPage } from './screenPages.ts';
import { addSeriesPage } from './seriesPage.ts';
import { addSharedTurns } from './sharedTurnPage.ts';
import { createSitemaps, robots } from './sitemap.ts';
import { addStoryPage } from './storyPage.ts';

/** Sends the page for an address that does not exist. */
type SendNotFound = (reply: FastifyReply) => Promise<FastifyReply>;

type Answers = (language: InterfaceLanguage) => Promise<PageAnswers>;

/** The limit of pages that read the database. */
/** Answers without any work. */
const FREE = { config: { limit: null } } as const;
const LIMITED = { config: { limit: BUCKETS.cheap.network } } as const;

/** Adds the pages with their metadata and with what can be read without scripts. Null if no app has been built. */
export function addPages(
  app: FastifyInstance,
  page: Page | null,
  deps: Deps,
  covers: Covers,
): SendNotFound | null {
  const rendering = page && { page, render: createRendered(page) };
  addSharedTurns(app, rendering, deps, covers);
  if (!rendering) return null;
  addPreferences(app);
  addJoinPage(app, rendering, deps);
  addSeriesPage(app, rendering, deps);
  addAuthorPage(app, rendering, deps);
  addStoryPage(app, rendering, deps);
  addReadingPages(app, rendering, deps);
  addPlayPage(app, rendering);
  return (reply) => sendMissing(rendering, reply, 'notFound');
}

function addReadingPages(app: FastifyInstance, rendering: Rendering, deps: Deps): void {
  const { publicUrl } = deps.config;
  const lists = reading(deps, null);
  const trending = createTrending(lists);
  const answers: Partial<Record<(typeof SCREENS)[number], Answers>> = {
    guide: (language) => guideAnswers(deps, language),
    home: () => homeAnswers(deps, trending),
    login: () => settingsAnswers(deps),
    register: () => settingsAnswers(deps),
  };
  for (const screen of SCREENS)
    addScreenPage(app, rendering, deps, {
      url: paths[screen],
      shownFor: screen === 'login' ? loginFor : undefined,
      headIn: (language) => screenHead(screen, publicUrl, language),
      readAnswers: answers[screen],
    });
  const firstScene = createFirstScene(lists);
  app.get(FIRST_SCENE_PATH, LIMITED, async ({ log, headers }, reply) =>
    reply
      .header('vary', 'accept-language, cookie')
      .header('cache-control', 'no-cache')
      .redirect(await firstScene(log, negotiateLanguage(headers))),
  );
}

/** A link that signs in shows no form; its token is not passed on. */
const loginFor = ({ token }: Readonly<Record<string, unknown>>): string =>
  token === undefined ? paths.login : `${paths.login}?token=any`;

/**
 * The answers for the guide, whose story is one of the first on Home. Not read from a replica, because the
 * page is cached until the catalogue changes.
 */
async function guideAnswers(deps: Deps, language: InterfaceLanguage): Promise<PageAnswers> {
  const { answers } = areas.catalogue.listStories;
  const { stories } = answers[200].parse(await listStories(deps, { page: 1 }, null));
  return { storyToTry: storyToTry(stories, language) };
}

/** The answers for Home, not read from a replica either. */
async function homeAnswers(deps: Deps, trending: () => Promise<string[]>): Promise<PageAnswers> {
  const { answers } = areas.catalogue.getHome;
  return { home: answers[200].parse(await getHome(deps, { trending: await trending() }, null)) };
}

/** What registration asks for, and whether Google sign-in is offered. */
async function settingsAnswers(deps: Deps): Promise<PageAnswers> {
  return { settings: areas.settings.getSettings.answers[200].parse(await getSettings(deps)) };
}

/** Adds the files that search engines and browsers request by themselves. */
export function addSitemap(app: FastifyInstance, deps: Deps): void {
  const sitemaps = createSitemaps(reading(deps, null));
  app.get('/robots.txt', FREE, (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robots(deps)),
  );
  // browsers also request it for responses that are no page, such as an image
  app.get('/favicon.ico', FREE, (_request, reply) => reply.redirect('/favicon.svg', 301));
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
