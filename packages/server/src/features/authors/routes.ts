import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { getAuthor } from './getAuthor.ts';

export function authorsRoutes(deps: Deps) {
  return defineRoutes({
    getAuthor: ({ params, query, user }) => getAuthor(deps, { ...params, ...query }, user),
  });
}
