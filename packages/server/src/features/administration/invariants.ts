import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../platform/doctor/Invariant.ts';

export const grantInvariants: readonly Invariant[] = [
  {
    fault: 'grant_differs',
    holds: 'Each grant of an administrator is in the ledger.',
    broken: eachOf({
      table: 'users',
      limit: 500,
      select: (range) => sql`
        select credit_grants.operation_key::text as id,
          credit_grants.amount || ' granted, ' || coalesce(entries.amount, 0) || ' in the ledger' as what
        from credit_grants left join credit_entries entries
          on entries.user_id = credit_grants.user_id
          and entries.operation_key = 'admin:' || credit_grants.operation_key
        where ${range('credit_grants.user_id')} and entries.amount is distinct from credit_grants.amount
      `,
    }),
  },
];
