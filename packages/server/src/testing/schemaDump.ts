import { sql } from 'kysely';
import type { Queries } from '../platform/db/schema.ts';

/** A column as declared in the schema. */
interface Column {
  readonly table: string;
  /** Whether a crash empties the table. */
  readonly is_unlogged: boolean;
  readonly name: string;
  readonly type: string;
  readonly rest: string;
}

interface Part {
  /** Null for parts that belong to no table. */
  readonly table: string | null;
  readonly kind: 'constraint' | 'options' | 'statement' | 'last';
  /** Sorts it among others of its kind. */
  readonly place: string;
  readonly text: string;
}

const OURS = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`;

async function readColumns(db: Queries): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", c.relpersistence = 'u' as is_unlogged, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, concat(
      case when a.attcollation <> t.typcollation then ' COLLATE ' || quote_ident(l.collname) end,
      case when a.attnotnull then ' NOT NULL' end,
      case when a.attidentity = 'a' then ' GENERATED ALWAYS AS IDENTITY' end,
      ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true)
    ) as rest
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} order by c.relname collate "C", a.attnum
  `.execute(db);
  return rows;
}

async function readParts(db: Queries): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as "table", 'constraint' as kind, translate(o.contype::text, 'pufcx', '12345') || o.conname as place,
      'CONSTRAINT ' || quote_ident(o.conname) || ' ' || pg_get_constraintdef(o.oid, true) as text
    from pg_constraint o join pg_class c on c.oid = o.conrelid where ${OURS} and o.contype in ('p', 'u', 'f', 'c', 'x')
    union all
    select c.relname, 'options', '', ' WITH (' || array_to_string(c.reloptions, ', ') || ')'
    from pg_class c where ${OURS} and c.reloptions is not null
    union all
    select c.relname, 'statement', '0' || a.attname,
      'ALTER TABLE ' || c.relname || ' ALTER COLUMN ' || a.attname || ' SET STORAGE EXTERNAL'
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where ${OURS} and a.attnum > 0 and not a.attisdropped and a.attstorage = 'e' and t.typstorage <> 'e'
    union all
    select c.relname, 'statement', '1' || i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid, 0, true)
    from pg_index i join pg_class c on c.oid = i.indrelid
    where ${OURS} and not exists (
      select from pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x')
    )
    union all
    select c.relname, 'statement', '2' || t.tgname, pg_get_triggerdef(t.oid, true)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${OURS} and not t.tgisinternal
    union all
    select c.relname, 'statement', '3' || x.stxname, replace(pg_get_statisticsobjdef(x.oid), 'STATISTICS public.', 'STATISTICS ')
    from pg_statistic_ext x join pg_class c on c.oid = x.stxrelid where ${OURS}
    union all
    select null, 'last', ' ' || relname, 'CREATE SEQUENCE ' || quote_ident(relname) || concat(
      case when seqtypid <> 'bigint'::regtype then ' AS ' || format_type(seqtypid, null) end, case when seqcycle then ' CYCLE' end
    ) from pg_class s join pg_sequence on seqrelid = s.oid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = s.oid and deptype = 'i')
    union all
    select null, 'last', proname, replace(rtrim(pg_get_functiondef(oid), E'\n '), 'FUNCTION public.', 'FUNCTION ')
    from pg_proc where pronamespace = 'public'::regnamespace
  `.execute(db);
  return rows.toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

/** The comments of a schema, by table and column. Only the file has them, above what they describe. */
function commentsOf(text: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  let table = '';
  const lines = text.matchAll(/((?:^ *--.*\n)*)^(?:CREATE (?:UNLOGGED )?TABLE (\w+)|    (\w+))/gm);
  for (const [, comment = '', created, column] of lines) {
    table = created ?? table;
    if (comment !== '') comments.set(column === undefined ? table : `${table}.${column}`, comment);
  }
  return comments;
}

const statements = (texts: readonly string[]) => texts.map((text) => `${text};\n`).join('');

/** The schema as readable SQL. `before` is its last version, whose comments are preserved. */
export async function schemaText(db: Queries, before: string): Promise<string> {
  const [columns, parts] = [await readColumns(db), await readParts(db)];
  const comments = commentsOf(before);
  const partsOf = (table: string | null, kind: Part['kind']) =>
    parts.filter((part) => part.table === table && part.kind === kind).map(({ text }) => text);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const lines = [
      ...own.map(
        ({ name, type, rest }) => `${comments.get(`${table}.${name}`) ?? ''}    ${name} ${type}${rest}`,
      ),
      ...partsOf(table, 'constraint').map((text) => `    ${text}`),
    ];
    const unlogged = own[0]!.is_unlogged ? 'UNLOGGED ' : '';
    const created = `CREATE ${unlogged}TABLE ${table} (\n${lines.join(',\n')}\n)${partsOf(table, 'options').join('')};\n`;
    return `${comments.get(table) ?? ''}${created}${statements(partsOf(table, 'statement'))}`;
  });
  return [HEAD, ...tables, statements(partsOf(null, 'last'))].join('\n');
}

const RENEW = 'npm run schema';
const HEAD = `-- The tables as the migrations create them, for reading. After a migration, \`${RENEW}\` writes this file
-- again. Comments above a table or a column are written by hand and preserved.
`;

/** The text of `tables.ts`, from which the types of the tables and their lists of columns derive. */
export async function tablesText(db: Queries): Promise<string> {
  const tables = [...Map.groupBy(await readColumns(db), ({ table }) => table)].map(([table, columns]) => {
    const lines = columns.map(({ name, type, rest }) => `    ${name}: '${type}${shortened(rest)}',\n`);
    return `  ${table}: {\n${lines.join('')}  },\n`;
  });
  const head = `/** Every column with its type. Made from the migrated database by \`${RENEW}\`; \`schema.sql\` says what they are for. */`;
  return `${head}\nexport const TABLES = {\n${tables.join('')}} as const;\n`;
}

/** The part of a declaration that the types need. */
function shortened(rest: string): string {
  const isGiven = / (?:DEFAULT|GENERATED) /.test(rest);
  return `${rest.includes(' NOT NULL') ? ' not null' : ''}${isGiven ? ' default' : ''}`;
}
