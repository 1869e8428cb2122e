import { sql } from 'kysely';
import { inOne, type Invariant } from './Invariant.ts';

/** Longer than any lease of a process or a sweep. */
const LONGEST = sql`interval '5 minutes'`;
const LONGEST_PAUSE = sql`interval '25 hours'`;

export const leaseInvariants: readonly Invariant[] = [
  {
    fault: 'lease_too_long',
    holds: 'A process that is not heard of is given up within a minute.',
    broken: inOne(
      () => sql`
        select id::text, 'its lease ends at ' || lease_until as what from processes
        where lease_until > clock_timestamp() + ${LONGEST}
      `,
    ),
  },
  {
    fault: 'sweep_put_off',
    holds: 'A sweep is due within a day, and one whose process has died is taken over within a minute.',
    broken: inOne(
      () => sql`
        select name as id, 'due at ' || due_at || ', held until ' || held_until as what from sweeps
        where held_until > clock_timestamp() + ${LONGEST} or due_at > clock_timestamp() + ${LONGEST_PAUSE}
      `,
    ),
  },
];
