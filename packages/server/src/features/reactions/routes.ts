import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { react } from './service.ts';
import { shareStory } from './shares.ts';

interface ReactionsContext {
  readonly db: Database;
  readonly clock: Clock;
}

export function reactionsRoutes(context: ReactionsContext) {
  return defineRoutes({
    likeStory: async ({ params, body, user }) => {
      const mark = { user_id: user.id, story_id: params.id };
      const { isOn, total } = await react(context, 'likes', mark, body?.is_liked);
      return { is_liked: isOn, likes_total: total };
    },
    bookmarkStory: async ({ params, body, user }) => {
      const mark = { user_id: user.id, story_id: params.id };
      const { isOn, total } = await react(context, 'bookmarks', mark, body?.is_bookmarked);
      return { is_bookmarked: isOn, bookmarks_total: total };
    },
    shareStory: async ({ params, user, caller }) => {
      const sharer = user ? { user_id: user.id } : { address: caller.address };
      return { shares_count: await shareStory(context, params.id, sharer) };
    },
  });
}
