import { type SelectQueryBuilder, sql } from 'kysely';

interface PageOptions {
  /** Columns of the query that order its rows uniquely. */
  readonly by: readonly string[];
  readonly isDescending?: boolean;
  /** The page size: smaller for large rows. */
  readonly size?: number;
}

const SIZE = 500;

/**
 * The rows of a query, read page by page on demand. Each page is a separate statement that begins after the last row
 * of the previous page, so a reader that is slow or has left holds no connection.
 */
export async function* rowsOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { by, isDescending = false, size = SIZE }: PageOptions,
): AsyncGenerator<Row, void> {
  const keys = by.map((column) => sql.ref(column));
  const place = sql<string[]>`array[${sql.join(keys.map((key) => sql`${key}::text`))}]`.as('page_place');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const order = sql`${sql.join(keys.map((key) => sql`${key} ${direction}`))}`;
  const ordered = query.select(place).orderBy(order).limit(size);
  for (let last: readonly string[] | undefined; ;) {
    // compared as text, because a JavaScript Date is less precise than a time of the database
    const after =
      last && sql<boolean>`(${sql.join(keys)}) ${isDescending ? BEFORE : AFTER} (${sql.join(last)})`;
    const read = await (after ? ordered.where(after) : ordered).execute();
    const page = read as unknown as readonly (Row & { readonly page_place: readonly string[] })[];
    for (const { page_place: _place, ...row } of page) yield row as Row;
    if (page.length < size) return;
    last = page.at(-1)?.page_place;
  }
}

const AFTER = sql.raw('>');
const BEFORE = sql.raw('<');
