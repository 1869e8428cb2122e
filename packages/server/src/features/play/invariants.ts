import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { eachOf, inOne, type Invariant, type Search } from '../../platform/doctor/Invariant.ts';
import { ANSWERS_STORED_MS } from './action/sweep.ts';
import { hasItsTurns } from './stored/sessionsRepository.ts';
import { offlineInvariants } from './offline/invariants.ts';

const PEOPLE = 50;
const SESSIONS = 50;

/** Every process looks for abandoned actions continuously. */
const GIVEN_UP_WITHIN_MS = 10 * MINUTE_MS;
/** A sweep runs each hour, and is repeated within minutes if it fails. */
const SWEPT_WITHIN_MS = 3 * HOUR_MS;

const before = ({ now }: Search, ms: number): Date => new Date(now.getTime() - ms);

/** The keys are `turn:<session>:<key>` and `capture:turn:<session>:<key>`. */
const SESSION_OF_KEY = sql`substring(operation_key from 'turn:([0-9a-f]{8}-[0-9a-f-]{27}):')::uuid`;
const KEY_OF_KEY = sql`substring(operation_key from '([0-9a-f]{8}-[0-9a-f-]{27})$')::uuid`;

/**
 * Reads the turns session by session. PostgreSQL overestimates their number, and would otherwise read the whole table
 * of turns; `offset 0` prevents that.
 */
const TURNS_OF_IT = sql`
  select id, credits_consumed from turns where turns.session_id = game_sessions.id offset 0
`;

const chargeInvariants: readonly Invariant[] = [
  {
    fault: 'turn_not_charged',
    holds: 'A turn that cost credits has one captured hold of that amount.',
    broken: eachOf({
      table: 'users',
      limit: PEOPLE,
      select: (range) => sql`
        with paid as (
          select reference_id::uuid as turn_id, sum(-amount) as amount, count(*) as times from credit_entries
          where ${range('user_id')} and kind = 'capture' and reference_type = 'turn' group by reference_id
        )
        select turns.id::text, 'cost ' || credits_consumed || ', paid ' || coalesce(paid.amount, 0) || ' in '
          || coalesce(paid.times, 0) as what
        from game_sessions cross join lateral (${TURNS_OF_IT}) turns left join paid on paid.turn_id = turns.id
        where ${range('game_sessions.user_id')} and credits_consumed > 0
          and (paid.amount is distinct from credits_consumed or paid.times <> 1)
      `,
    }),
  },
  {
    fault: 'charge_without_turn',
    holds: 'A captured hold has its turn, unless the session was deleted.',
    broken: eachOf({
      table: 'users',
      limit: PEOPLE,
      select: (range) => sql`
        with paid as (
          select id, reference_id, amount, ${SESSION_OF_KEY} as session_id from credit_entries
          where ${range('user_id')} and kind = 'capture' and reference_type = 'turn'
        )
        select paid.id::text, -amount || ' paid for ' || reference_id as what
        from paid
        where (select ${hasItsTurns('game_sessions')} from game_sessions where game_sessions.id = paid.session_id)
          and not coalesce((
            select credits_consumed > 0 from turns
            where turns.id = reference_id::uuid and turns.session_id = paid.session_id
          ), false)
      `,
    }),
  },
  {
    fault: 'hold_without_action',
    holds: 'Each hold belongs to a running action, with the amount that the action names.',
    broken: inOne(
      () => sql`
        with held as (
          select id, -amount as amount, ${SESSION_OF_KEY} as session_id, ${KEY_OF_KEY} as key
          from credit_entries where is_open and operation_key like 'turn:%'
        )
        select coalesce(held.id, actions.key)::text as id,
          coalesce(held.amount, 0) || ' held, the action holds ' || coalesce(actions.credits_held, 0) as what
        from (
          select id, amount, session_id, key from held where session_id in (select id from game_sessions)
        ) held
        full join (
          select session_id, key, credits_held from play_actions where status = 'running' and credits_held > 0
        ) actions using (session_id, key)
        where held.amount is distinct from actions.credits_held
      `,
    ),
  },
  {
    fault: 'spending_differs',
    holds: 'The `credits_spent` of a session are the sum of what its turns cost.',
    broken: eachOf({
      table: 'game_sessions',
      limit: SESSIONS,
      select: (range) => sql`
        select id::text, credits_spent || ' summed, turns of ' || spent as what
        from game_sessions, lateral (
          select coalesce(sum(credits_consumed), 0) as spent from turns where turns.session_id = game_sessions.id
        ) found
        where ${range('id')} and credits_spent <> spent and ${hasItsTurns('game_sessions')}
      `,
    }),
  },
];

const ageInvariants: readonly Invariant[] = [
  {
    fault: 'session_half_deleted',
    holds: 'A deleted session is gone within two days, with all its rows.',
    broken: inOne(
      () => sql`
        select id::text, 'deleted at ' || deleted_at as what from game_sessions
        where deleted_at < clock_timestamp() - interval '2 days' order by deleted_at
      `,
    ),
  },
  {
    fault: 'action_too_old',
    holds: 'An action ends within minutes: told, failed, or given up.',
    broken: inOne(
      (search) => sql`
        select key::text as id, 'running since ' || started_at || ' in ' || session_id as what from play_actions
        where status = 'running' and started_at < ${before(search, search.actionMaxMs + GIVEN_UP_WITHIN_MS)}
      `,
    ),
  },
  {
    fault: 'answer_too_old',
    holds: 'The answer of an action is deleted after a day.',
    broken: inOne(
      (search) => sql`
        select key::text as id, 'of ' || started_at || ' in ' || session_id as what from play_actions
        where status <> 'running' and started_at < ${before(search, ANSWERS_STORED_MS + SWEPT_WITHIN_MS)}
      `,
    ),
  },
];

const treeInvariants: readonly Invariant[] = [
  {
    fault: 'head_missing',
    holds: 'A session points to its own turns: the newest one, and the last one that redo brings back.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 500,
      select: (range) => sql`
        select sessions.id::text, concat_ws(', ',
          case when head.id is null then 'no turn ' || head_turn_id end,
          case when tip.id is null then 'no turn ' || tip_turn_id end,
          case when tip.depth < head.depth then 'redo leads back' end) as what
        from game_sessions sessions
        left join turns head on head.id = head_turn_id and head.session_id = sessions.id
        left join turns tip on tip.id = tip_turn_id and tip.session_id = sessions.id
        where ${range('sessions.id')} and (head.id is null or tip.id is null or tip.depth < head.depth)
          and ${hasItsTurns('sessions')}
      `,
    }),
  },
  {
    fault: 'turn_misplaced',
    holds:
      'A turn is one step deeper than its parent in the same session; a picture has the depth of its parent.',
    broken: eachOf({
      table: 'game_sessions',
      limit: SESSIONS,
      select: (range) => sql`
        select turns.id::text, 'at ' || turns.depth || ' after ' || before.depth as what
        from turns join turns before on before.id = turns.parent_id
        where ${range('turns.session_id')} and (
          before.session_id <> turns.session_id
          or turns.depth <> before.depth + (turns.action_type <> 'show')::integer
        )
      `,
    }),
  },
  {
    fault: 'xp_differs',
    holds: 'The XP of a session are those of its newest turn minus what undo has cost.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 500,
      select: (range) => sql`
        select sessions.id::text, sessions.current_xp || ' XP, ' || (state ->> 'current_xp') || ' in the turn, '
          || undo_xp || ' for undo' as what
        from game_sessions sessions join turns on turns.id = head_turn_id
        where ${range('sessions.id')}
          and sessions.current_xp <> greatest(0, (state ->> 'current_xp')::integer - undo_xp)
      `,
    }),
  },
];

const ownerInvariants: readonly Invariant[] = [
  {
    fault: 'owner_differs',
    holds: 'The words of a fact have the owner and the session of the fact.',
    broken: eachOf({
      table: 'game_sessions',
      limit: SESSIONS,
      select: (range) => sql`
        select facts.session_id::text as id, 'words of ' || words.user_id || ' in ' || words.session_id as what
        from session_facts facts join session_fact_words words using (turn_id, key)
        where ${range('facts.session_id')}
          and (words.user_id, words.session_id) is distinct from (facts.user_id, facts.session_id)
      `,
    }),
  },
];

export const playInvariants: readonly Invariant[] = [
  ...chargeInvariants,
  ...ageInvariants,
  ...treeInvariants,
  ...ownerInvariants,
  ...offlineInvariants,
];
