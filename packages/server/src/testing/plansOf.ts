import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../platform/db/schema.ts';
import { testPool } from './testPool.ts';

export interface Plan {
  readonly sql: string;
  /** How each table is read, including by foreign keys and triggers: `Index Only Scan stories_newest`. */
  readonly scans: readonly string[];
  /** How many table rows were read, including those that were filtered out. */
  readonly rows: number;
  readonly ms: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The query plans of all statements of some work, with actual times. */
export async function plansOf(
  connection: pg.ClientConfig,
  work: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = [];
  const pool = testPool({ ...connection, max: 1, Client: explaining(plans) });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) as unknown as Database;
  await work(db);
  await db.destroy();
  return plans;
}

type Send = (sql: string, parameters?: unknown[]) => Promise<pg.QueryResult>;

/** Explains each statement at its execution, because a row can be deleted only once. */
function explaining(plans: Plan[]): typeof pg.Client {
  return class extends pg.Client {
    private isInTransaction = false;

    override query = (async (sql: string, parameters: unknown[] = []) => {
      const send = super.query.bind(this) as Send;
      if (sql === 'begin') this.isInTransaction = true;
      if (/^(commit|rollback)$/.test(sql)) this.isInTransaction = false;
      if (/^(select|with|update|delete)/.test(sql.trim()))
        plans.push(await undone(send, this.isInTransaction, () => planOf(send, sql, parameters)));
      return send(sql, parameters);
    }) as unknown as pg.Client['query'];
  };
}

async function undone<T>(send: Send, isInTransaction: boolean, work: () => Promise<T>): Promise<T> {
  await send(isInTransaction ? 'savepoint explained' : 'begin');
  const result = await work();
  await send(isInTransaction ? 'rollback to savepoint explained' : 'rollback');
  return result;
}

async function planOf(send: Send, sql: string, parameters: unknown[]): Promise<Plan> {
  const before = await wholeReads(send);
  const { rows } = await send(`explain (analyze, format json) ${sql}`, parameters);
  await send('set constraints all immediate');
  const after = await wholeReads(send);
  const [{ Plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [
    { Plan: PlanNode; 'Execution Time': number },
  ];
  // the plan does not show what foreign keys and triggers read
  const read = [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0));
  const scans = new Set([...scansOf(Plan), ...read.map(([table]) => `Seq Scan ${table}`)]);
  return {
    sql: sql.replaceAll(/\s+/g, ' ').trim().slice(0, 120),
    scans: [...scans],
    rows: rowsRead(Plan),
    ms,
  };
}

function rowsRead(node: PlanNode): number {
  const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node;
  const own = table === undefined ? 0 : (rows + (node['Rows Removed by Filter'] ?? 0)) * loops;
  return Plans.reduce((sum, inner) => sum + rowsRead(inner), own);
}

/** The number of full scans of each table in this transaction. */
async function wholeReads(send: Send): Promise<Map<string, number>> {
  const { rows } = await send('select relname, seq_scan::int from pg_stat_xact_user_tables');
  return new Map(rows.map(({ relname, seq_scan }) => [relname as string, seq_scan as number]));
}

function scansOf(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans = [] } = node;
  const own = type.endsWith('Scan') && (table ?? index) ? [`${type} ${index ?? table}`] : [];
  return [...new Set([...own, ...Plans.flatMap(scansOf)])];
}
