import { type SharedTale, ShareToken } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import { PREVIEW_PICTURE } from '@kathaloka/contract/limits';
import { paths } from '@kathaloka/contract/paths';
import type { Theme } from '@kathaloka/contract/themeOptions';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import type { ScreenHead } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import type { CachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { createLruCache } from '../../platform/responseCache/createLruCache.ts';
import { BUCKETS, PICTURES } from '../../platform/limits/costs.ts';
import { notFound } from '../../platform/notFound.ts';
import { type Covers, createPreviews, type Previews } from '../pictures/public.ts';
import { openLink, sharedPage } from '../sharing/public.ts';
import type { Rendering } from './createRendered.ts';
import { withoutAsterisks } from './heads.ts';
import { headWords } from './headWords.ts';
import { goneHead, hidden, sendHidden } from './hiddenPage.ts';
import { missingPage } from './missingPage.ts';
import { renderedOrPlain } from './sendRendered.ts';
import { sharedWords } from './sharedWords.ts';

const TRY_AGAIN_AFTER_S = 5;
const PAGE = decodeURIComponent(paths.sharedTurn(':token'));

interface Asked {
  readonly language: InterfaceLanguage;
  readonly theme: Theme;
  readonly log: FastifyBaseLogger;
}

/**
 * The size of the cache for pages of links. A cached page is sent only if the database says that its link is
 * open.
 */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Adds the page of a link, and its picture. Each answer asks the database whether the link is open, and no
 * cache may store the answer, so a revoked link immediately shows nothing. No search engine lists the page,
 * and no other site receives its address.
 */
export function addSharedTurns(
  app: FastifyInstance,
  rendering: Rendering | null,
  deps: Deps,
  covers: Covers,
): void {
  const previews = createPreviews(deps, covers);
  if (rendering) addSharedPage(app, rendering, deps);
  app.get<{ Params: { token: string } }>(
    `${PAGE}/picture.jpg`,
    { config: { limit: PICTURES } },
    async ({ params }, reply) => {
      const picture = await pictureOf(deps, previews, params.token);
      return hidden(reply).type('image/jpeg').send(picture);
    },
  );
}

function addSharedPage(app: FastifyInstance, { page, render }: Rendering, deps: Deps): void {
  const made = createLruCache(CACHE_BYTES);

  /** Undefined if the link cannot be opened. */
  async function pageOf(
    token: string,
    { language, theme, log }: Asked,
  ): Promise<CachedResponse | string | undefined> {
    const link = await openLink(deps, token);
    if (!link) return undefined;
    const key = `${language} ${theme} ${link.id}`;
    const known = made.get(key);
    if (known) return known;
    const tale = await sharedPage(deps, token);
    if (!tale) return undefined;
    const head = sharedHead(tale, { token, language, publicUrl: deps.config.publicUrl });
    const shown = { url: paths.sharedTurn(token), head, theme, answers: { sharedTurn: { token, tale } } };
    const html = await renderedOrPlain(log, {
      rendered: render && (() => render(shown)),
      plain: () => page.withHead(head),
    });
    if (typeof html !== 'string') made.set(key, html);
    return html;
  }

  app.get<{ Params: { token: string } }>(
    PAGE,
    { config: { limit: BUCKETS.dear.network } },
    async ({ params: { token }, log, headers }, reply) => {
      const language = negotiateLanguage(headers);
      try {
        const asked = { language, theme: themeOf(headers), log };
        const found = isToken(token) ? await pageOf(token, asked) : undefined;
        if (found) return sendHidden(reply, found);
        const head = goneHead(language, sharedWords[language], 'sharedTurn');
        const gone = await missingPage({ page, render }, reply, { url: paths.sharedTurn('none'), head });
        return sendHidden(reply.code(404), gone);
      } catch (error) {
        // the app still loads, and shows its own error
        log.error({ err: error }, 'a shared tale could not be read');
        return sendHidden(reply.code(503), page.plain);
      }
    },
  );
}

const isToken = (token: string): boolean => ShareToken.safeParse(token).success;

async function pictureOf(deps: Deps, previews: Previews, token: string): Promise<Buffer> {
  const link = isToken(token) ? await openLink(deps, token) : undefined;
  if (!link) throw notFound('file');
  const { id, story_id, title, last_line, language } = link;
  const painted = await previews.find({
    key: id,
    story_id,
    title,
    line: withoutAsterisks(last_line),
    language,
  });
  if (painted === 'busy') {
    throw new AppError('unavailable', 'Many pictures are being painted. Please try again.', {
      retry_after_seconds: TRY_AGAIN_AFTER_S,
    });
  }
  // the link may have been revoked while the picture was painted
  if (!(await openLink(deps, token))) throw notFound('file');
  return painted;
}

interface Addressed {
  readonly token: string;
  readonly language: InterfaceLanguage;
  readonly publicUrl: string;
}

function sharedHead(
  { story, last_line }: Pick<SharedTale, 'story' | 'last_line'>,
  { token, language, publicUrl }: Addressed,
): ScreenHead {
  // the language of the tale, or that of the reader if the interface does not have the tale's language
  const told = INTERFACE_LANGUAGES.find((each) => each === story.language) ?? language;
  return {
    title: `${story.title} · Kathaloka`,
    description: withoutAsterisks(last_line),
    withoutScripts: headWords[language].withoutScripts,
    language,
    toldIn: story.language,
    kind: 'article',
    canonical: null,
    image: {
      url: `${publicUrl}${paths.sharedTurn(token)}/picture.jpg`,
      alt: sharedWords[told].pictureAlt(story.title),
      size: PREVIEW_PICTURE,
    },
    screen: 'sharedTurn',
  };
}
