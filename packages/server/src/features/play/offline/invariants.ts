import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../../platform/doctor/Invariant.ts';

export const offlineInvariants: readonly Invariant[] = [
  {
    fault: 'offline_counted',
    holds: 'A turn that was told offline costs nothing, and is not counted.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 500,
      select: (range) => sql`
        select turns.id::text as id, 'cost ' || credits_consumed || ', told by ' || coalesce(told_by, 'nobody') as what
        from turns where ${range('turns.session_id')} and told_offline_at is not null
          and (not is_inherited or credits_consumed > 0 or told_by is not null or model_used is not null)
      `,
    }),
  },
  {
    fault: 'offline_play_astray',
    holds: 'An uploaded play is at a turn of its session, in the version that it plays.',
    broken: eachOf({
      table: 'users',
      limit: 50,
      select: (range) => sql`
        select offline_id::text as id, 'at ' || coalesce(turn_id::text, 'no turn') || ' of session '
          || offline_plays.session_id as what
        from offline_plays
        join game_sessions on game_sessions.id = offline_plays.session_id
          and game_sessions.user_id = offline_plays.user_id and deleted_at is null
        join users on users.id = offline_plays.user_id and closed_at is null
        left join turns on turns.id = turn_id and turns.session_id = offline_plays.session_id
        where ${range('offline_plays.user_id')} and (
          turns.told_offline_at is null or turns.snapshot_id <> offline_plays.snapshot_id or digests = ''
        )
      `,
    }),
  },
];
