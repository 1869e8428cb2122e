import { sql } from 'kysely';
import type { Queries } from '../platform/db/schema.ts';

interface Spending {
  readonly day: string;
  readonly credits: number;
  /** Of the day. */
  readonly limit: number;
}

/** False: with them the limit would be passed. */
export async function addSpending(db: Queries, { day, credits, limit }: Spending): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_spending (day, credits) values (${day}, ${credits})
    on conflict (day) do update set credits = provider_spending.credits + excluded.credits
      where provider_spending.credits + excluded.credits <= ${limit}
    returning credits
  `.execute(db);
  return rows.length > 0;
}
