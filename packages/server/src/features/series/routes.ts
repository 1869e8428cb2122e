import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { createSeries } from './createSeries.ts';
import { deleteSeries } from './deleteSeries.ts';
import { forgetSeries } from './forgetSeries.ts';
import { getSeries } from './getSeries.ts';
import { listMySeries } from './listMySeries.ts';
import { findAuthor } from './ownRepository.ts';
import { updateSeries } from './updateSeries.ts';

export function seriesRoutes(deps: Deps) {
  const ownerOf = ({ slug }: { readonly slug: string }) => findAuthor(deps.db, slug);
  return defineRoutes({
    getSeries: ({ params, user }) => getSeries(deps, params, user),
    listMySeries: ({ user }) => listMySeries(deps, user),
    createSeries: ({ body, headers, user }) =>
      createSeries(deps, { written: body, key: headers['idempotency-key'] }, user),
    updateSeries: {
      ownerOf,
      handle: ({ params, body, user }) => updateSeries(deps, { ...params, ...body }, user),
    },
    deleteSeries: { ownerOf, handle: ({ params }) => deleteSeries(deps, params) },
    forgetSeries: ({ params, user }) => forgetSeries(deps, params, user),
  });
}
