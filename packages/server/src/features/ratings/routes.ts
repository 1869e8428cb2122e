import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { getRating } from './getRating.ts';
import { rateStory } from './rateStory.ts';

export function ratingsRoutes(deps: Deps) {
  return defineRoutes({
    getRating: ({ params, user }) => getRating(deps, params, user),
    rateStory: ({ params, body, user }) => rateStory(deps, { ...params, ...body }, user),
  });
}
