import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { getGuestStory } from './getGuestStory.ts';
import { getOpening } from './getOpening.ts';

export function guestRoutes(deps: Deps) {
  return defineRoutes({
    getOpening: ({ params }) => getOpening(deps, params),
    getGuestStory: ({ params }) => getGuestStory(deps, params),
  });
}
