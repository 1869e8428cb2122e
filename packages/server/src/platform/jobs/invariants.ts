import { sql } from 'kysely';
import { inOne, type Invariant } from '../doctor/Invariant.ts';

/** Longer than a job can be due, even if it is held or delayed. */
const LATE = sql`interval '1 hour'`;

export const jobInvariants: readonly Invariant[] = [
  {
    fault: 'job_given_up',
    holds: 'What must happen does, after some attempts at the most: a mail, the memory of a turn.',
    broken: inOne(
      () => sql`
        select id::text, kind || ', after ' || attempts || ' attempts, at ' || failed_at as what from jobs
        where failed_at is not null order by failed_at
      `,
    ),
  },
  {
    fault: 'job_late',
    holds: 'A job that is due is done within the hour.',
    broken: inOne(
      () => sql`
        select id::text, kind || ', due since ' || due_at as what from jobs
        where failed_at is null and due_at < clock_timestamp() - ${LATE} order by due_at
      `,
    ),
  },
];
