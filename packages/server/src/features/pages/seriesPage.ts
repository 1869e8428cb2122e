import { areas } from '@kathaloka/contract/endpoints';
import type { Series } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { readyAnswer } from '../../platform/guestAnswers/createGuestAnswers.ts';
import { createReadyCache } from '../../platform/guestAnswers/createReadyCache.ts';
import { languageOf } from '../../platform/http/language.ts';
import { type Page, sendPage } from '../../platform/http/page.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import { getSeries } from '../series/public.ts';
import { byLanguage } from './byLanguage.ts';
import { seriesHead, unknownSeriesHead } from './heads.ts';
import { sendRendered } from './sendRendered.ts';

const CACHE_BYTES = 4 * 1024 * 1024;

/** The page of a series, as guests see it: read for each of them, and rendered once for what was read. */
export function addSeriesPage(app: FastifyInstance, page: Page, deps: Deps): void {
  const { render: renderPage } = page;
  const { publicUrl } = deps.config;
  const made = createReadyCache(CACHE_BYTES);
  const unknown = byLanguage((language) => page.withHead(unknownSeriesHead(language)));

  async function render(series: Series, language: InterfaceLanguage) {
    const answers = { series };
    const key = `${language} ${JSON.stringify(series)}`;
    const known = made.get(key);
    if (known) return known;
    const rendered = await renderPage!({ url: paths.series(series.slug), language, answers });
    const html = page.withScreen(seriesHead(series, publicUrl, language), rendered, answers);
    const answer = readyAnswer(Buffer.from(html));
    made.set(key, answer);
    return answer;
  }

  app.get<{ Params: { slug: string } }>(
    decodeURIComponent(paths.series(':slug')),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params, headers, log }, reply) => {
      const language = languageOf(headers);
      try {
        const series = await seriesFor(deps, params);
        if (!series) return sendPage(reply.code(404), unknown[language]);
        return await sendRendered(reply, {
          rendered: renderPage && (() => render(series, language)),
          plain: () => page.withHead(seriesHead(series, publicUrl, language)),
        });
      } catch (error) {
        // the app loads all the same, and shows its own error
        log.error({ err: error }, 'a series could not be read');
        return sendPage(reply.code(503), page.plain);
      }
    },
  );
}

/** What a guest is answered; undefined where there is no such series for them. */
async function seriesFor(deps: Deps, params: unknown): Promise<Series | undefined> {
  const { params: schema, answers } = areas.series.getSeries;
  const { success, data } = schema.safeParse(params);
  if (!success) return undefined;
  try {
    return answers[200].parse(await getSeries(deps, data, null));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
