import { z } from 'zod';
import { AuthoredStory } from './authoring.ts';
import { Id, Instant } from './common.ts';
import { CreditEntry } from './credit.ts';
import { HistoryEntry } from './play.ts';
import { PaidTask, ProgressDeed } from './progress.ts';
import { AccountSession, User } from './user.ts';

/** A session with the turns that are still stored. */
const PlayedSession = z.object({
  id: Id,
  story_id: Id,
  created_at: Instant,
  turns: z.array(
    HistoryEntry.pick({
      id: true,
      action_type: true,
      user_input: true,
      selected_choice: true,
      ai_response: true,
      image_url: true,
    }).extend({ committed_at: Instant }),
  ),
});

/** The export of everything that the product stores about one person. */
export const MyData = z
  .object({
    exported_at: Instant,
    user: User,
    account_sessions: z.array(AccountSession),
    stories: z.array(AuthoredStory),
    game_sessions: z.array(PlayedSession),
    liked_story_ids: z.array(Id),
    bookmarked_story_ids: z.array(Id),
    credit_entries: z.array(CreditEntry),
    paid_tasks: z.array(PaidTask),
    progress_deeds: z.array(ProgressDeed),
  })
  .meta({ id: 'MyData' });
export type MyData = z.infer<typeof MyData>;
