import { areas } from '@kathaloka/contract/endpoints';
import type { Series } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { sendPage } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import { getSeries } from '../series/public.ts';
import type { Rendering } from './createRendered.ts';
import { seriesHead } from './heads.ts';
import { sendMissing } from './missingPage.ts';
import { canonicalAddress, sendRendered } from './sendRendered.ts';

/**
 * Adds the page of a series, as guests see it. The series is read for each request, and rendered once for
 * what was read.
 */
export function addSeriesPage(app: FastifyInstance, { page, render }: Rendering, deps: Deps): void {
  const { publicUrl } = deps.config;

  app.get<{ Params: { slug: string } }>(
    decodeURIComponent(paths.series(':slug')),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params, headers, log, url: asked }, reply) => {
      const [language, theme] = [negotiateLanguage(headers), themeOf(headers)];
      try {
        const series = await seriesFor(deps, params);
        if (!series) return await sendMissing({ page, render }, reply, 'unknownSeries');
        const url = paths.series(series.slug);
        const address = canonicalAddress(asked, url);
        if (address) return await reply.redirect(address, 301);
        const head = seriesHead(series, publicUrl, language);
        return await sendRendered(reply, {
          rendered: render && (() => render({ url, head, theme, answers: { series } })),
          plain: () => page.withHead(head),
        });
      } catch (error) {
        // the app still loads, and shows its own error
        log.error({ err: error }, 'a series could not be read');
        return sendPage(reply.code(503), page.plain);
      }
    },
  );
}

/** The series as guests see it, or undefined if there is none for them. */
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
