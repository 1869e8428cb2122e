import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { forgetSeries } from './forgetSeries.ts';
import { getSeries } from './getSeries.ts';

export function seriesRoutes(deps: Deps) {
  return defineRoutes({
    getSeries: ({ params, user }) => getSeries(deps, params, user),
    forgetSeries: ({ params, user }) => forgetSeries(deps, params, user),
  });
}
