import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import { changeFollowLetter } from './changeFollowLetter.ts';
import { followAuthor } from './followAuthor.ts';
import { getFollow } from './getFollow.ts';
import { listFollowedStories } from './listFollowedStories.ts';
import { listFollows } from './listFollows.ts';

export function followsRoutes(deps: Deps) {
  return defineRoutes({
    listFollowedStories: ({ user }) => listFollowedStories(reading(deps, user), user),
    getFollow: ({ params, user }) => getFollow(deps, params, user),
    followAuthor: ({ params, body, user }) => followAuthor(deps, { ...params, ...body }, user),
    listFollows: ({ user }) => listFollows(deps, user),
    changeFollowLetter: ({ body, user }) => changeFollowLetter(deps, body, user),
  });
}
