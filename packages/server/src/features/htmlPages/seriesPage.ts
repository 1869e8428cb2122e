import { areas } from '@kathaloka/contract/endpoints';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { getSeries } from '../series/public.ts';
import type { Rendering } from './createRendered.ts';
import { addFoundPage } from './foundPage.ts';
import { seriesHead } from './heads.ts';

/** Adds the page of a series. */
export function addSeriesPage(app: FastifyInstance, rendering: Rendering, deps: Deps): void {
  addFoundPage(app, rendering, {
    path: paths.series,
    param: 'slug',
    missing: 'unknownSeries',
    endpoint: areas.series.getSeries,
    read: (params) => getSeries(deps, params, null),
    spelled: ({ slug }) => slug,
    head: (series, language) => seriesHead(series, deps.config.publicUrl, language),
    answers: (series) => ({ series }),
  });
}
