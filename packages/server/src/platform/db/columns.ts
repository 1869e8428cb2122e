import type { Tables } from './schema.ts';
import { TABLES } from './tables.ts';

type Columns<Table extends keyof Tables> = keyof Tables[Table] & string;

/** All columns of a table, for `select`. Not `select *`: a cached plan must survive a new column. */
export function columnsOf<Table extends keyof Tables, Alias extends string = Table>(
  table: Table,
  alias: Alias = table as string as Alias,
): readonly `${Alias}.${Columns<Table>}`[] {
  return (Object.keys(TABLES[table]) as Columns<Table>[]).map((column) => `${alias}.${column}` as const);
}
