import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../platform/db/schema.ts';

export interface Plan {
  readonly sql: string;
  /** How each table is read: `Index Only Scan stories_newest`. */
  readonly scans: readonly string[];
  readonly ms: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The query plans of all statements of some work, as the database chooses and times them. */
export async function plansOf(
  connection: pg.ClientConfig,
  work: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const statements: LogEvent['query'][] = [];
  const pool = new pg.Pool({ ...connection, max: 1 });
  // a pool does not wait until its connections are closed, and the database may be dropped before that
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => void (level === 'query' && statements.push(query)),
  }) as unknown as Database;
  await work(db);
  const reads = statements.filter(({ sql }) => /^(select|with)/.test(sql.trim()));
  const plans: Plan[] = [];
  for (const { sql, parameters } of reads) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    const [{ Plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    plans.push({ sql: sql.replaceAll(/\s+/g, ' ').trim().slice(0, 120), scans: scansOf(Plan), ms });
  }
  await db.destroy();
  return plans;
}

function scansOf(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans = [] } = node;
  const own = type.endsWith('Scan') && (table ?? index) ? [`${type} ${index ?? table}`] : [];
  return [...new Set([...own, ...Plans.flatMap(scansOf)])];
}
