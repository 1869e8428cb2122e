import { type RawBuilder, sql } from 'kysely';

const DIVISION_BY_ZERO = '22012';

/**
 * The end of a statement that has to do something: it fails if there is no row in the named table expression,
 * and with it everything that is sent and committed together with it. See `hasDoneNothing`.
 */
export const orFail = (rows: string): RawBuilder<unknown> => sql`select 1 / count(*) from ${sql.ref(rows)}`;

/** Whether a statement failed because it found nothing to do. Nothing was committed. */
export const hasDoneNothing = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === DIVISION_BY_ZERO;
