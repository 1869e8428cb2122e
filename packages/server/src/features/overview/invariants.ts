import { sql } from 'kysely';
import { inOne, type Invariant } from '../../platform/doctor/Invariant.ts';

export const overviewInvariants: readonly Invariant[] = [
  {
    fault: 'usage_short',
    holds:
      'The sum of a counted hour contains the usage of all models in it, including that of deleted sessions.',
    broken: inOne(
      () => sql`
        with used as (
          select date_trunc('hour', at, 'UTC') as hour, model, sum(calls) as calls
          from model_usage, usage_counted
          where at >= clock_timestamp() - interval '2 days' and at < until
          group by 1, 2
        )
        select used.model as id,
          used.hour || ': ' || used.calls || ' calls, ' || coalesce(usage_hours.calls, 0) || ' counted' as what
        from used left join usage_hours using (hour, model)
        where used.calls > coalesce(usage_hours.calls, 0)
      `,
    ),
  },
];
