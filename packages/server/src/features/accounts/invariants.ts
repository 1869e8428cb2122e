import { WAITING_FOR_CONSENT_DAYS } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { inOne, type Invariant } from '../../platform/doctor/Invariant.ts';

/** The limit, plus the time until the hourly sweep. */
const WAITED_FOR = sql`make_interval(days => ${sql.lit(WAITING_FOR_CONSENT_DAYS + 2)})`;

/** Longer than the retries of a deletion take. */
const GONE_WITHIN = sql`interval '2 days'`;

export const accountInvariants: readonly Invariant[] = [
  {
    fault: 'account_waits_too_long',
    holds: 'An account gets the consent of a guardian within the days that it is told, or is deleted.',
    broken: inOne(
      () => sql`
        select user_id::text as id, 'waits since ' || waits_since as what from guardianships
        join users on users.id = user_id and closed_at is null
        where waits_since < clock_timestamp() - ${WAITED_FOR} order by waits_since
      `,
    ),
  },
  {
    fault: 'account_half_deleted',
    holds: 'A closed account is gone within two days, with all its rows.',
    broken: inOne(
      () => sql`
        select id::text, 'closed at ' || closed_at as what from users
        where closed_at < clock_timestamp() - ${GONE_WITHIN} order by closed_at
      `,
    ),
  },
];
