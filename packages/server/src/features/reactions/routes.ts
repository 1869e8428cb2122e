import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { bookmarkStory } from './bookmarkStory.ts';
import { likeStory } from './likeStory.ts';
import { shareStory } from './shareStory.ts';

export function reactionsRoutes(deps: Deps) {
  return defineRoutes({
    likeStory: ({ params, body, user }) => likeStory(deps, { ...params, body }, user),
    bookmarkStory: ({ params, body, user }) => bookmarkStory(deps, { ...params, body }, user),
    shareStory: ({ params, user, caller }) => shareStory(deps, params, user, caller),
  });
}
