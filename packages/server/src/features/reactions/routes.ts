import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { react } from './react.ts';
import { noteShare } from '../progress/public.ts';
import { shareStory } from './shares.ts';

export function reactionsRoutes(deps: Deps) {
  return defineRoutes({
    likeStory: async ({ params, body, user }) => {
      const intent = { story_id: params.id, wanted: body?.is_liked, sequence: body?.sequence };
      const { isOn, total, ...held } = await react(deps, { reaction: 'likes', ...intent }, user);
      return { is_liked: isOn, likes_total: total, ...held };
    },
    bookmarkStory: async ({ params, body, user }) => {
      const intent = { story_id: params.id, wanted: body?.is_bookmarked, sequence: body?.sequence };
      const { isOn, total, ...held } = await react(deps, { reaction: 'bookmarks', ...intent }, user);
      return { is_bookmarked: isOn, bookmarks_total: total, ...held };
    },
    shareStory: async ({ params, user, caller }) => {
      const sharer = user ? { user_id: user.id } : { address: caller.address };
      const shares_count = await shareStory(deps, { story_id: params.id }, sharer);
      if (user) deps.background.run('a share', () => noteShare(deps, { user_id: user.id }));
      return { shares_count };
    },
  });
}
