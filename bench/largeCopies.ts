/** Copies the people of an installation with all their data, by SQL alone. */
import process from 'node:process';
import type pg from 'pg';

export const DAYS = 90;
/** A sweep has deleted the deeds of earlier days. */
const DEEDS_STORED_DAYS = 7;
/** A sweep deletes the answers of earlier hours. */
const ANSWERS_STORED_HOURS = 24;

/**
 * The tables to copy, in the order of their foreign keys. The value is a SQL condition for the rows that sweeps would
 * not have deleted yet; empty means all rows.
 */
const TABLES: Readonly<Record<string, string>> = {
  users: '',
  account_sessions: '',
  refresh_tokens: '',
  account_storage: '',
  credit_grants: '',
  credit_entries: '',
  game_sessions: '',
  turn_branches: '',
  turns: '',
  model_usage: '',
  scene_visits: '',
  session_snapshots: '',
  session_facts: '',
  session_fact_words: '',
  session_summaries: '',
  play_actions: `hours <= ${ANSWERS_STORED_HOURS}`,
  likes: '',
  bookmarks: '',
  progress_people: '',
  progress_deeds: `(scope = 'ever' or days <= ${DEEDS_STORED_DAYS})`,
  paid_tasks: '',
  players_of_days: '',
  story_readers: '',
  story_way_readers: '',
};

/** Columns whose values all copies share. */
const SHARED = new Set(['story_id', 'snapshot_id', 'category_id', 'process_id']);
/** Text columns that contain ids of people, sessions or turns, or a day. */
const NAMING = new Set(['operation_key', 'reference_id', 'subject', 'scope', 'last_day']);
/** The ids of people and of their data: ids of stories have version 8. */
const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}';
const DAY = '20[0-9]{2}-[0-9]{2}-[0-9]{2}';

/** The copies, oldest first, so that their rows are inserted in the order of time, as in real use. */
const COPIES = `
  create temporary table copies as
  select copy, lpad(to_hex(copy), 8, '0') as tail, left(md5(copy::text), 8) as head, hours, hours * interval '1 hour' as shift,
    hours * 3600000::bigint as ms,
    (now() at time zone 'UTC')::date - ((now() - hours * interval '1 hour') at time zone 'UTC')::date as days
  from (
    select copy, (($1::bigint - copy) * ${DAYS * 24} / $1)::integer as hours from generate_series(1, $1) as copy
  ) each order by copy`;

const ADDED = (key: string, columns: readonly string[]) =>
  `on conflict (${key}) do update set ${columns.map((name) => `${name} = known.${name} + excluded.${name}`).join(', ')}`;

/** Multiplies sums that have no time: each copy of the people adds the same amount. */
const TIMES_ALL = (table: string, columns: readonly string[]) =>
  `update ${table} set ${columns.map((name) => `${name} = ${name} * (select 1 + count(*) from copies)`).join(', ')}`;

/** Updates the counters of stories, by their own triggers and sweeps if these count deltas. */
const COUNTERS = [
  // the next sweep counts each day
  'delete from overview_days',
  `insert into story_changes (story_id, hour, turns)
   select story_id, date_trunc('hour', committed_at - shift, 'UTC'), sum(times)
   from of_turns join of_game_sessions on of_game_sessions.id = session_id,
     (select shift, count(*) as times from copies group by shift) shifts
   where not is_inherited group by 1, 2`,
  `insert into story_changes (story_id, hour, sessions, finished)
   select story_id, date_trunc('hour', created_at - shift, 'UTC'), sum(times), sum(times * is_completed::integer)
   from of_game_sessions, (select shift, count(*) as times from copies group by shift) shifts group by 1, 2`,
  // a thousand copies have played a thousand times as much as the original on each day
  `insert into played_days as known
   select day - days, model_key, sum(turns * times), sum(turns_by_provider * times), sum(stepped_in * times),
     sum(endings * times), sum(credits_spent * times)
   from (select * from played_days) original, (select days, count(*) as times from copies group by days) each
   group by 1, 2 ${ADDED('day, model_key', ['turns', 'turns_by_provider', 'stepped_in', 'endings', 'credits_spent'])}`,
  `insert into played_times as known
   select day - days, model_key, duration_ms, sum(turns * times)
   from (select * from played_times) original, (select days, count(*) as times from copies group by days) each
   group by 1, 2, 3 ${ADDED('day, model_key, duration_ms', ['turns'])}`,
  `insert into story_stops as known
   select story_id, node, day - days, sum(readers * times)
   from (select * from story_stops) original, (select days, count(*) as times from copies group by days) each
   group by 1, 2, 3 ${ADDED('story_id, node, day', ['readers'])}`,
  TIMES_ALL('story_readings', ['plays', 'readers', 'finished']),
  TIMES_ALL('story_ways', ['visits', 'readers']),
  TIMES_ALL('story_lengths', ['sessions']),
  `update played_days_since set day = day - ${DAYS + 1}`,
  `update usage_counted set until = until - interval '${DAYS + 1} days'`,
  'delete from usage_hours',
  ...[
    ['plays_total', 'game_sessions'],
    ['likes_total', 'likes'],
    ['bookmarks_total', 'bookmarks'],
  ].map(
    ([counter, table]) => `
      update story_stats set ${counter} = ${counter} + counted.times * (select count(*) from copies)
      from (select story_id, count(*) as times from of_${table} group by story_id) counted
      where counted.story_id = story_stats.story_id`,
  ),
];

/**
 * Copies the people without triggers and foreign-key checks, and creates the indexes of the copied tables afterwards.
 */
export async function copyPeople(client: pg.Client, copies: number): Promise<void> {
  for (const setting of ["session_replication_role = 'replica'", 'jit = off', "maintenance_work_mem = '1GB'"])
    await client.query(`set ${setting}`);
  await client.query(MOVED_EACH);
  await client.query(COPIES.replaceAll('$1', String(copies)));
  const tables = Object.keys(TABLES);
  for (const table of tables) await client.query(originals(table, await columnsOf(client, table)));
  const indexes = await indexesOf(client, tables);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) {
    const began = performance.now();
    const { rowCount } = await client.query(copying(table, await columnsOf(client, table)));
    process.stdout.write(`${rowCount} rows of ${table} in ${Math.round(performance.now() - began)} ms\n`);
  }
  const began = performance.now();
  for (const { definition } of indexes) await client.query(definition);
  process.stdout.write(`${indexes.length} indexes in ${Math.round(performance.now() - began)} ms\n`);
  for (const statement of COUNTERS) await client.query(statement);
  await client.query('set session_replication_role = default');
}

interface Column {
  readonly name: string;
  readonly type: string;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

/** The original rows of these people, with the parts from which ids and texts of copies are built. */
function originals(table: string, columns: readonly Column[]): string {
  const parts = columns.flatMap(({ name, type }) => {
    if (type === 'uuid' && !SHARED.has(name)) return partsOf(`"${name}"`, name);
    if (type !== 'text' || !NAMING.has(name)) return [];
    const match = `regexp_match("${name}", '^(.*?)(${ID})(?:(.*?)(${ID}))?(.*)$')`;
    const [first, second] = [partsOf(`(${match})[2]`, `${name}_1`), partsOf(`(${match})[4]`, `${name}_2`)];
    const day = `regexp_match("${name}", '^(.*?)(${DAY})$') as ${name}_day`;
    return [`${match} as ${name}_ids`, day, ...first, ...second];
  });
  const user = table === 'users' ? 'id' : columns.find(({ name }) => name === 'user_id')?.name;
  const theirs = user ? `where ${user} in (select user_id from account_sessions)` : '';
  return `create temporary table of_${table} as select ${['*', ...parts].join(', ')} from ${table} ${theirs}`;
}

/** The parts of an id. One of version 7 begins with its time; others begin with a part that distinguishes them. */
function partsOf(id: string, name: string): string[] {
  const hex = `replace(${id}::text, '-', '')`;
  const isOrdered = `substr(${hex}, 13, 1) = '7'`;
  return [
    `case when ${isOrdered} then ('x0000' || left(${hex}, 12))::bit(64)::bigint end as ${name}_ms`,
    `substr(${hex}, case when ${isOrdered} then 13 else 9 end, case when ${isOrdered} then 12 else 16 end) as ${name}_rest`,
  ];
}

function copying(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => copied(table, column)).join(',\n');
  const still = TABLES[table] === '' ? '' : `where ${TABLES[table]}`;
  return `insert into ${table} (${names}) select ${values} from copies, of_${table} original ${still}`;
}

/** The id in a copy: of the same version, and in the order of time if ids of that version are. */
const moved = (name: string) =>
  `(case when ${name}_ms is null then head else '0' || to_hex(${name}_ms - ms) end || ${name}_rest || tail)::uuid`;

/** A SQL function that moves one id to its time in a copy; used for each id in an array, such as those of branches. */
const MOVED_EACH = `
  create function pg_temp.moved(id uuid, tail text, ms bigint) returns uuid immutable language sql as $$
    select ('0' || to_hex(('x0000' || left(replace(id::text, '-', ''), 12))::bit(64)::bigint - ms)
      || substr(replace(id::text, '-', ''), 13, 12) || tail)::uuid
  $$`;

function copied(table: string, { name, type }: Column): string {
  const column = `original."${name}"`;
  if (type === 'uuid') return SHARED.has(name) ? column : moved(name);
  if (type === '_uuid') return `array(select pg_temp.moved(each, tail, ms) from unnest(${column}) each)`;
  // all copied sessions of accounts are still valid
  if (type === 'timestamptz') return table === 'account_sessions' ? column : `${column} - shift`;
  if (type === 'bytea') return `sha256(${column} || tail::bytea)`;
  if (name === 'username' || name === 'email') return `tail || '_' || ${column}`;
  if (type === 'date') return `${column} - days`;
  return type === 'text' && NAMING.has(name) ? namedAgain(column, name) : column;
}

function namedAgain(column: string, name: string): string {
  const [ids, day] = [`${name}_ids`, `${name}_day`];
  const second = `coalesce(${ids}[3] || ${moved(`${name}_2`)}, '')`;
  return `case
    when ${ids} is not null then ${ids}[1] || ${moved(`${name}_1`)} || ${second} || ${ids}[5]
    when ${day} is not null then ${day}[1] || to_char(${day}[2]::date - days, 'YYYY-MM-DD')
    else ${column} end`;
}

/** The indexes that no primary key or unique constraint needs. */
async function indexesOf(client: pg.Client, tables: readonly string[]) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid::regclass::text = any($1) and not indisunique`,
    [tables],
  );
  return rows;
}
