import type { ColumnType, Insertable, QueryCreator, QueryExecutorProvider, Selectable } from 'kysely';
import type { AlwaysGiven, ByDatabase, Meanings, WrittenOnce } from './meanings.ts';
import type { TABLES } from './tables.ts';

/** The types of PostgreSQL as pg reads them. */
interface Values {
  uuid: string;
  text: string;
  boolean: boolean;
  smallint: number;
  integer: number;
  /** Text, because JavaScript numbers cannot hold all values. */
  bigint: string;
  real: number;
  'timestamp with time zone': Date;
  /** For example `2026-11-20`. Select it as text: pg would parse it as midnight in the machine's time zone. */
  date: string;
  bytea: Buffer;
  tsvector: string;
  'uuid[]': readonly string[];
  'integer[]': readonly number[];
  json: unknown;
  jsonb: unknown;
}

/** Types that differ on writing. JSON is text, because pg would write an array as a PostgreSQL array. */
interface Written {
  bigint: number;
  json: string;
  jsonb: string;
}

type Get<T, K, Else> = K extends keyof T ? T[K] : Else;
type NameOf<Declared> = Declared extends `${infer Name} not null${string}` ? Name : Declared;
type OrNull<Declared> = Declared extends `${string} not null${string}` ? never : null;
type OrAbsent<Declared> = Declared extends `${string} not null` ? never : undefined;

type Read<Table, Name, Declared> = Get<
  Get<Meanings, Table, unknown>,
  Name,
  Get<Values, NameOf<Declared>, never>
>;
type Write<Table, Name, Declared> =
  | Get<Written, NameOf<Declared>, Read<Table, Name, Declared>>
  | OrNull<Declared>;

type Column<Table extends string, Name extends string, Declared, Place = `${Table}.${Name}`> = ColumnType<
  Read<Table, Name, Declared> | OrNull<Declared>,
  Place extends ByDatabase
    ? never
    : Write<Table, Name, Declared> | (Place extends AlwaysGiven ? never : OrAbsent<Declared>),
  Place extends ByDatabase | WrittenOnce ? never : Write<Table, Name, Declared>
>;

/** The tables as the migrations create them; `schema.sql` explains them. Columns are named as on the wire. */
export type Tables = {
  -readonly [Table in keyof typeof TABLES]: {
    -readonly [Name in keyof (typeof TABLES)[Table]]: Column<
      Table,
      Name & string,
      (typeof TABLES)[Table][Name]
    >;
  };
};

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;

declare const kind: unique symbol;

/** For plain reads and writes: the database, or the caller's transaction. */
export interface Queries extends QueryCreator<Tables>, QueryExecutorProvider {}

/** The connection pool: each statement commits by itself. `inTransaction` runs several as one transaction. */
export interface Database extends Queries {
  readonly [kind]: 'database';
  readonly destroy: () => Promise<void>;
}

/** An open transaction. Functions that lock rows require this type: outside a transaction a lock ends with its statement. */
export interface Transaction extends Queries {
  readonly [kind]: 'transaction';
}
