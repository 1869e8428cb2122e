import { ShareToken } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import { PREVIEW_PICTURE } from '@kathaloka/contract/limits';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Page, PageHead } from '../../platform/http/page.ts';
import { type ReadyAnswer, readyAnswer } from '../../platform/guestAnswers/createGuestAnswers.ts';
import { createReadyCache } from '../../platform/guestAnswers/createReadyCache.ts';
import { BUCKETS, PICTURES } from '../../platform/limits/costs.ts';
import { notFound } from '../../platform/notFound.ts';
import { type Covers, createPreviews, type Previews } from '../pictures/public.ts';
import { openLink, type SharedPage, sharedPage } from '../sharing/public.ts';
import { byLanguage } from './byLanguage.ts';
import { withoutAsterisks } from './heads.ts';
import { goneHead, hidden, sendHidden } from './hiddenPage.ts';
import { sharedWords } from './sharedWords.ts';

const TRY_AGAIN_AFTER_S = 5;
const PAGE = decodeURIComponent(paths.sharedTurn(':token'));

/** Of links that are read now. In memory a page is given only after the database has said that its link is open. */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * The page of a link, and its picture. Each answer asks the database whether the link is open, and no cache may store
 * one: a link that was revoked shows nothing from then on. No search engine lists it, and no other page is told of it.
 */
export function addSharedTurns(app: FastifyInstance, page: Page | null, deps: Deps, covers: Covers): void {
  const previews = createPreviews(deps, covers);
  if (page) addSharedPage(app, page, deps);
  app.get<{ Params: { token: string } }>(
    `${PAGE}/picture.jpg`,
    { config: { limit: PICTURES } },
    async ({ params }, reply) => {
      const picture = await pictureOf(deps, previews, params.token);
      return hidden(reply).type('image/jpeg').send(picture);
    },
  );
}

function addSharedPage(app: FastifyInstance, page: Page, deps: Deps): void {
  const unknown = byLanguage((language) =>
    page.withHead(goneHead(language, sharedWords[language], 'sharedTurn')),
  );
  const made = createReadyCache(CACHE_BYTES);

  /** Undefined: nobody can open it. */
  async function pageOf(token: string, language: InterfaceLanguage): Promise<ReadyAnswer | undefined> {
    const link = await openLink(deps, token);
    if (!link) return undefined;
    const key = `${language} ${link.id}`;
    const known = made.get(key);
    if (known) return known;
    const shared = await sharedPage(deps, token);
    if (!shared) return undefined;
    const { publicUrl } = deps.config;
    const html = page.withHead(sharedHead(shared, { token, language, publicUrl }));
    const answer = readyAnswer(Buffer.from(html));
    made.set(key, answer);
    return answer;
  }

  app.get<{ Params: { token: string } }>(
    PAGE,
    { config: { limit: BUCKETS.dear.network } },
    async ({ params: { token }, log, headers }, reply) => {
      const language = languageOf(headers);
      try {
        const found = isToken(token) ? await pageOf(token, language) : undefined;
        return found ? sendHidden(reply, found) : sendHidden(reply.code(404), unknown[language]);
      } catch (error) {
        // the app loads all the same, and shows its own error
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
  // it may have been revoked while it was painted
  if (!(await openLink(deps, token))) throw notFound('file');
  return painted;
}

interface Addressed {
  readonly token: string;
  readonly language: InterfaceLanguage;
  readonly publicUrl: string;
}

function sharedHead(
  { story, parts, last_line }: SharedPage,
  { token, language, publicUrl }: Addressed,
): PageHead {
  const words = sharedWords[language];
  // a page speaks the language of its tale, and what is said around it that of its reader, or English
  const told = INTERFACE_LANGUAGES.find((each) => each === story.language) ?? language;
  const around = story.language === language ? undefined : language;
  return {
    title: `${story.title} · Kathaloka`,
    description: withoutAsterisks(last_line),
    language: story.language,
    kind: 'article',
    canonical: null,
    image: {
      url: `${publicUrl}${paths.sharedTurn(token)}/picture.jpg`,
      alt: sharedWords[told].pictureAlt(story.title),
      size: PREVIEW_PICTURE,
    },
    firstView: {
      heading: story.title,
      text: words.intro,
      textLanguage: around,
      links: [{ href: `${paths.sharedTurn(token)}#play`, text: words.playFromHere, language: around }],
      tale: parts.map(({ chosen, text }) => ({
        chosen: chosen === null ? null : withoutAsterisks(chosen),
        paragraphs: withoutAsterisks(text).split(/\n\s*\n/),
      })),
    },
    screen: 'sharedTurn',
  };
}
