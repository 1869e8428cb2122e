import { sql } from 'kysely';
import { HOUR_MS } from '../../platform/durations.ts';
import { eachOf, inOne, type Invariant, type Search } from '../../platform/doctor/Invariant.ts';

/** A sweep runs each hour, and is repeated within minutes if it fails. */
const SWEPT_WITHIN_MS = 3 * HOUR_MS;

const staleBefore = ({ now, holdMaxAgeMs }: Search): Date =>
  new Date(now.getTime() - holdMaxAgeMs - SWEPT_WITHIN_MS);

export const economyInvariants: readonly Invariant[] = [
  {
    fault: 'balance_differs',
    holds: 'The balance of an account is the sum of its entries.',
    broken: eachOf({
      table: 'users',
      limit: 500,
      select: (range) => sql`
        select id::text, 'a balance of ' || credits || ', entries of ' || entries as what
        from users, lateral (
          select coalesce(sum(amount), 0) as entries from credit_entries where user_id = users.id
        ) summed
        where ${range('id')} and credits <> entries and closed_at is null
      `,
    }),
  },
  {
    fault: 'hold_settled_wrongly',
    holds: 'A hold is settled once, in its account: released whole, or captured up to its amount.',
    broken: eachOf({
      table: 'credit_entries',
      limit: 1000,
      select: (range) => sql`
        select settling.id::text, settling.kind || ' of ' || settling.amount || ' for a ' || held.kind || ' of '
          || held.amount as what
        from credit_entries settling join credit_entries held on held.id = settling.hold_id
        where ${range('settling.id')} and (
          held.kind <> 'hold' or held.user_id <> settling.user_id
          or (settling.kind = 'release' and settling.amount <> -held.amount)
          or (settling.kind = 'capture' and (settling.amount < held.amount or not exists (
            select from credit_entries other where other.hold_id = held.id and other.kind = 'release'
          )))
        )
      `,
    }),
  },
  {
    fault: 'hold_open_wrongly',
    holds: 'A hold is open until it is captured or released, and no longer.',
    broken: eachOf({
      table: 'credit_entries',
      limit: 1000,
      select: (range) => sql`
        select held.id::text, case when held.is_open then 'open, and settled' else 'neither open nor settled' end as what
        from credit_entries held
        where ${range('held.id')} and held.kind = 'hold'
          and (held.is_open is null) <> exists (
            select from credit_entries settling where settling.hold_id = held.id
          )
      `,
    }),
  },
  {
    fault: 'hold_too_old',
    holds: 'A hold whose process has died is released within hours.',
    broken: inOne(
      (search) => sql`
        select id::text, 'held since ' || created_at as what from credit_entries
        where is_open and created_at < ${staleBefore(search)} order by created_at
      `,
    ),
  },
];
