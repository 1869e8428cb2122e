import type pg from 'pg';

/** Sums that must be equal before and after a copy, in addition to the digests. */
export type Ledger = Readonly<
  Record<'accounts' | 'credits' | 'entries' | 'sum_of_entries' | 'open_holds', string>
>;

export async function ledgerOf(client: pg.Client): Promise<Ledger> {
  const { rows } = await client.query<Ledger>(`
    select (select count(*) from users)::text as accounts,
      (select coalesce(sum(credits), 0) from users)::text as credits,
      (select count(*) from credit_entries)::text as entries,
      (select coalesce(sum(amount), 0) from credit_entries)::text as sum_of_entries,
      (select count(*) from credit_entries where is_open)::text as open_holds
  `);
  return rows[0]!;
}
