import { z } from 'zod';
import { AuthoredStory } from './authoring.ts';
import { Id, Instant } from './common.ts';
import { CreditEntry } from './credit.ts';
import { GameSession } from './play.ts';
import { AccountSession, User } from './user.ts';

/** Everything that the product keeps about one person, for that person. */
export const MyData = z
  .object({
    exported_at: Instant,
    user: User,
    account_sessions: z.array(AccountSession),
    stories: z.array(AuthoredStory),
    game_sessions: z.array(GameSession),
    liked_story_ids: z.array(Id),
    bookmarked_story_ids: z.array(Id),
    credit_entries: z.array(CreditEntry),
  })
  .meta({ id: 'MyData' });
export type MyData = z.infer<typeof MyData>;
