/**
 * `npm run bench:partitions [turns] [kind]`: what the turns of all players cost in one table, and by hash of their player in 8 and in
 * 16 partitions; and the actions of a day, deleted in batches and dropped with their partition (ADR 12).
 */
import process from 'node:process';
import pg from 'pg';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { median, report, timed, withFolder } from './harness.ts';

const TURNS = Number(process.argv[2] ?? 20_000_000);
const TURNS_OF_SESSION = 20;
const TURNS_OF_PLAYER = 400;
const ASKED = 300;
const DELETED = 20;
const ACTIONS_OF_DAY = TURNS / 20;
const BATCH = 1000;
const KINDS = { 'one table': 0, '8 partitions': 8, '16 partitions': 16 };
/** One kind alone, or `actions`; without it, all of them. */
const [, , , ONLY] = process.argv;
const isAsked = (kind: string): boolean => ONLY === undefined || kind.startsWith(ONLY);

const COLUMNS = `(
  id uuid not null, user_id uuid not null, session_id uuid not null, parent_id uuid, depth integer not null,
  committed_at timestamptz not null, ai_response text not null, state jsonb not null
)`;

await withFolder(async (dataDir) => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const setting of ['synchronous_commit = off', 'jit = off', "maintenance_work_mem = '512MB'"])
      await client.query(`set ${setting}`);
    const rows: object[] = [];
    for (const [kind, partitions] of Object.entries(KINDS).filter(([each]) => isAsked(each))) {
      const figures = await measureTurns(client, partitions);
      for (const [name, ms] of Object.entries(figures))
        rows.push({ kind, figure: name, ms: Number(ms.toFixed(3)) });
    }
    if (isAsked('actions')) rows.push(...(await measureActions(client)));
    report('partitions', rows, { turns: TURNS });
  } finally {
    await client.end();
    await stop();
  }
});

/** The same id for the same number, so that a player can be asked for. */
function idOf(kind: string, number: string): string {
  return `md5('${kind}' || (${number}))::uuid`;
}

async function makeTurns(client: pg.Client, partitions: number): Promise<void> {
  await client.query('drop table if exists turns');
  await client.query(`create table turns ${COLUMNS} ${partitions > 0 ? 'partition by hash (user_id)' : ''}`);
  for (let nth = 0; nth < partitions; nth += 1)
    await client.query(
      `create table turns_${nth} partition of turns for values with (modulus ${partitions}, remainder ${nth})`,
    );
  await client.query(`
    insert into turns select ${idOf('turn', 'n')}, ${idOf('player', `n / ${TURNS_OF_PLAYER}`)},
      ${idOf('session', `n / ${TURNS_OF_SESSION}`)}, ${idOf('turn', 'n - 1')}, n % ${TURNS_OF_SESSION},
      now() - (${TURNS} - n) * interval '1 second' / 2, repeat('The river runs. ', 19), '{"node": "bank", "flags": []}'
    from generate_series(0, ${TURNS - 1}) n`);
  await client.query(`alter table turns add primary key (${partitions > 0 ? 'user_id, id' : 'id'})`);
  await client.query('create index on turns (session_id, depth)');
  await client.query('create index on turns (parent_id)');
  await client.query('create index on turns (committed_at)');
  await client.query('vacuum analyze turns');
}

/** In ms; by number of the player or the session, each another one. */
async function measureTurns(client: pg.Client, partitions: number): Promise<Record<string, number>> {
  const makingMs = await timed(() => makeTurns(client, partitions));
  const players = TURNS / TURNS_OF_PLAYER;
  const nth = (at: number) => (at * 7919) % players;
  const each = async (name: string, text: string, count = ASKED): Promise<number> => {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1)
      times.push(await timed(() => client.query({ name: `${name} ${partitions}`, text, values: [nth(at)] })));
    return median(times);
  };
  const player = idOf('player', '$1::integer');
  const session = idOf('session', `$1::integer * ${TURNS_OF_PLAYER / TURNS_OF_SESSION}`);
  const turn = idOf('turn', `$1::integer * ${TURNS_OF_PLAYER} + 5`);
  const planned = () =>
    client.query<{ 'QUERY PLAN': [{ 'Planning Time': number }] }>(
      `explain (format json, summary) select ai_response from turns where user_id = ${idOf('player', '7')} and session_id = ${idOf('session', '140')}
     order by depth desc limit 20`,
    );
  const plans: number[] = [];
  for (let at = 0; at < DELETED; at += 1)
    plans.push((await planned()).rows[0]!['QUERY PLAN'][0]['Planning Time']);
  return {
    'made, with its indexes': makingMs,
    'one turn is told': await each(
      'insert',
      `insert into turns select gen_random_uuid(), ${player}, ${session}, ${turn}, 20, now(), repeat('The river. ', 30), '{}' where $1::integer >= 0`,
    ),
    'a page of a game': await each(
      'page',
      `select depth, ai_response from turns where user_id = ${player} and session_id = ${session} order by depth desc limit 20`,
    ),
    'a turn by its id alone': await each('id', `select ai_response from turns where id = ${turn}`),
    'a plan without a cache': median(plans),
    'the turns of an hour, counted': await each(
      'hour',
      `select count(*) from turns where committed_at > now() - $1::integer % 24 * interval '1 hour' - interval '1 hour'
       and committed_at <= now() - $1::integer % 24 * interval '1 hour'`,
      DELETED,
    ),
    [`an account of ${TURNS_OF_PLAYER} turns is deleted`]: await each(
      'delete',
      `delete from turns where user_id = ${player} and session_id in (
         select ${idOf('session', `$1::integer * ${TURNS_OF_PLAYER / TURNS_OF_SESSION} + n`)} from generate_series(0, ${TURNS_OF_PLAYER / TURNS_OF_SESSION - 1}) n)`,
      DELETED,
    ),
    'vacuum afterwards': await timed(() => client.query('vacuum turns')),
  };
}

function figure(kind: string, what: string, ms: number) {
  return { kind, figure: what, ms: Number(ms.toFixed(1)) };
}

/** Two days: the older one goes. */
async function measureActions(client: pg.Client): Promise<object[]> {
  const columns = '(session_id uuid, key uuid, day date not null, answer text, primary key (session_id, key';
  await client.query(`create table actions ${columns}))`);
  await client.query(`create table actions_by_day ${columns}, day)) partition by range (day)`);
  for (const day of [1, 2])
    await client.query(
      `create table actions_day_${day} partition of actions_by_day for values from ('2026-01-0${day}') to ('2026-01-0${day + 1}')`,
    );
  for (const table of ['actions', 'actions_by_day'])
    await client.query(`
      insert into ${table} select ${idOf('session', 'n')}, ${idOf('key', 'n')}, date '2026-01-01' + (n >= ${ACTIONS_OF_DAY})::integer,
        repeat('The river. ', 30) from generate_series(0, ${2 * ACTIONS_OF_DAY - 1}) n`);
  await client.query('create index on actions (day)');
  await client.query('vacuum analyze actions');
  const deleting = `delete from actions where ctid = any(array(
    select ctid from actions where day = '2026-01-01' order by day limit ${BATCH}))`;
  let batches = 0;
  const deletedMs = await timed(async () => {
    while ((await client.query(deleting)).rowCount === BATCH) batches += 1;
  });
  const vacuumMs = await timed(() => client.query('vacuum actions'));
  const droppedMs = await timed(() => client.query('drop table actions_day_1'));
  return [
    figure('one table', `${ACTIONS_OF_DAY} actions of a day, deleted in ${batches} batches`, deletedMs),
    figure('one table', 'vacuum of it', vacuumMs),
    figure('by day', `${ACTIONS_OF_DAY} actions of a day, dropped`, droppedMs),
  ];
}
