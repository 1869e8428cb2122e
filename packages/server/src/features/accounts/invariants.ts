import { sql } from 'kysely';
import { inOne, type Invariant } from '../../platform/doctor/Invariant.ts';

/** Longer than a deletion is tried again. */
const GONE_WITHIN = sql`interval '2 days'`;

export const accountInvariants: readonly Invariant[] = [
  {
    fault: 'account_half_deleted',
    holds: 'An account that was closed is gone within two days, with all that it had.',
    broken: inOne(
      () => sql`
        select id::text, 'closed at ' || closed_at as what from users
        where closed_at < clock_timestamp() - ${GONE_WITHIN} order by closed_at
      `,
    ),
  },
];
