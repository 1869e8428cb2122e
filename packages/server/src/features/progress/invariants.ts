import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../platform/doctor/Invariant.ts';

const PEOPLE = 100;

export const progressInvariants: readonly Invariant[] = [
  {
    fault: 'deeds_differ',
    holds: 'The counters of a person equal the number of their deeds.',
    broken: eachOf({
      table: 'users',
      limit: PEOPLE,
      // leaves out daily deeds, deleted before their counters, and closed accounts, deleted in steps
      select: (range) => sql`
        with deeds as (
          select user_id, deed.kind, count(*)::integer as count
          from progress_deeds cross join lateral (
            values (progress_deeds.kind, subject), ('scene', scene), ('choice', choice)
          ) deed (kind, subject)
          where ${range('user_id')} and scope = 'ever' and deed.subject is not null and deed.kind <> 'owed'
          group by user_id, deed.kind
        ), counted as (
          select user_id, kind, count from progress_people cross join lateral counts_of(counts)
          where ${range('user_id')} and scope = 'ever'
        )
        select user_id::text as id, kind || ': ' || coalesce(deeds.count, 0) || ' deeds, a counter of '
          || coalesce(counted.count, 0) as what
        from deeds full join counted using (user_id, kind) join users on users.id = user_id
        where closed_at is null and coalesce(deeds.count, 0) <> coalesce(counted.count, 0)
      `,
    }),
  },
  {
    fault: 'stars_differ',
    holds: 'The stars of a person are the sum of their paid tasks.',
    broken: eachOf({
      table: 'users',
      limit: PEOPLE,
      select: (range) => sql`
        select users.id::text as id, coalesce(stars, 0) || ' stars, tasks of ' || earned as what
        from users left join progress_people on user_id = users.id, lateral (
          select coalesce(sum(paid_tasks.stars), 0) as earned from paid_tasks where paid_tasks.user_id = users.id
        ) summed
        where ${range('users.id')} and coalesce(stars, 0) <> earned
      `,
    }),
  },
  {
    fault: 'reward_differs',
    holds: 'Each finished task has exactly one reward, and each reward has a finished task.',
    broken: eachOf({
      table: 'users',
      limit: PEOPLE,
      select: (range) => sql`
        with tasks as (
          select user_id, 'task:' || task_id || case scope when 'ever' then '' else ':' || scope end as key, coins
          from paid_tasks where ${range('user_id')}
        ), rewards as (
          select user_id, operation_key as key, amount from credit_entries
          where ${range('user_id')} and kind = 'reward'
        )
        select user_id::text as id,
          key || ': ' || coalesce(coins, 0) || ' owed, ' || coalesce(amount, 0) || ' paid' as what
        from tasks full join rewards using (user_id, key) where coins is distinct from amount
      `,
    }),
  },
];
