import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../platform/doctor/Invariant.ts';

export const sharingInvariants: readonly Invariant[] = [
  {
    fault: 'link_shows_typed',
    holds: 'A link that hides typed words contains neither typed words nor given names.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 2000,
      select: (range) => sql`
        select shared_turns.id::text as id, 'has what its player has typed' as what
        from shared_turns where ${range('session_id')} and not shows_typed and jsonb_path_exists(
          tale, '$.turns[*] ? (@.user_input.type() == "string" || exists(@.state.words[*]))'
        )
      `,
    }),
  },
  {
    fault: 'link_of_another_story',
    holds: 'A link has the story of its session.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 2000,
      select: (range) => sql`
        select shared_turns.id::text as id, 'of story ' || shared_turns.story_id as what
        from shared_turns join game_sessions on game_sessions.id = session_id and game_sessions.user_id = shared_turns.user_id
        where ${range('session_id')} and shared_turns.story_id <> game_sessions.story_id
      `,
    }),
  },
];
