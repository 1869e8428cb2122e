import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import type { Theme } from '@kathaloka/contract/themeOptions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import type { CachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import type { ScreenHead } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import type { Rendering } from './createRendered.ts';
import { sendRendered } from './sendRendered.ts';

type Query = Readonly<Record<string, unknown>>;

interface Screen {
  readonly url: string;
  /** The address that is rendered for a request with this query, if the page begins differently with it. */
  readonly shownFor?: ((query: Query) => string) | undefined;
  readonly headIn: (language: InterfaceLanguage) => ScreenHead;
  /** Reads what the page shows guests of the catalogue. Absent if it shows nothing of it, and so never changes. */
  readonly readAnswers?: ((language: InterfaceLanguage) => Promise<PageAnswers>) | undefined;
}

/** Adds a page that is the same for every guest. */
export function addScreenPage(
  app: FastifyInstance,
  { page, render: renderOnce }: Rendering,
  { responseCache }: Pick<Deps, 'responseCache'>,
  { url, shownFor = () => url, headIn, readAnswers }: Screen,
): void {
  const render: Render = async (shown, language, theme) => {
    const answers = (await readAnswers?.(language)) ?? {};
    return renderOnce!({ url: shown, head: headIn(language), theme, answers });
  };
  const read = readAnswers ? readFresh : readOnce(render);

  /** Cached until the catalogue changes. */
  async function readFresh(...asked: Parameters<Render>): Promise<CachedResponse> {
    if (!responseCache) return render(...asked);
    const make = async () => (await render(...asked)).plain.toString();
    return responseCache.read(`page ${asked.join(' ')}`, make);
  }

  const config = readAnswers ? { limit: BUCKETS.cheap.network } : { limit: null };
  app.get<{ Querystring: Query }>(url, { config }, async ({ headers, query }, reply) => {
    const language = negotiateLanguage(headers);
    return sendRendered(reply, {
      rendered: renderOnce && (() => read(shownFor(query), language, themeOf(headers))),
      plain: () => page.withHead(headIn(language)),
    });
  });
}

type Render = (url: string, language: InterfaceLanguage, theme: Theme) => Promise<CachedResponse>;

/** Renders a page once in each language and theme. After a failure, the next request renders it again. */
function readOnce(render: Render): Render {
  const made = new Map<string, Promise<CachedResponse>>();
  return (...asked) => {
    const key = asked.join(' ');
    const known = made.get(key);
    if (known) return known;
    const making = render(...asked);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
