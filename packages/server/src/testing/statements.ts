import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that run during some work: each once, with its last parameters. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked = new Map<string, Statement>();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [first, second] of query.mock.calls as unknown as [unknown, unknown][]) {
      const { text, values = [] } = (typeof first === 'string' ? { text: first, values: second } : first) as {
        text: string;
        values?: readonly unknown[];
      };
      if (/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) asked.set(text, { text, values });
    }
  } finally {
    query.mockRestore();
  }
  return [...asked.values()];
}

/**
 * The first table that a statement reads or writes: none for the heartbeats of a process. Those of a subquery among its
 * columns are written by hand, without quotes.
 */
export const tableOf = ({ text }: Statement): string[] =>
  [(/(?:from|into|update) "(\w+)/i.exec(text) ?? /(?:from|into|update) (\w+)/i.exec(text))?.[1] ?? []].flat();

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Operation?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Asked {
  readonly tables: readonly string[];
  readonly column: string;
}

/**
 * The given tables that a statement reads without a condition on a column, or writes without a value for it,
 * by the database's plan, which sees through joins and subqueries.
 */
export async function tablesWithout(
  client: pg.Client,
  { text, values }: Statement,
  { tables, column }: Asked,
): Promise<string[]> {
  const { rows } = await client.query(`explain (verbose, format json) ${text}`, [...values]);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
  const nodes = nodesOf(Plan);
  const conditions = nodes.flatMap(conditionsOf);
  const missing = nodes.flatMap((node) => {
    const { 'Relation Name': table = '', Alias: alias = '' } = node;
    if (!tables.includes(table)) return [];
    // the nodes below find the rows to change
    if (node['Node Type'] === 'ModifyTable')
      return node.Operation === 'Insert' && !inserts(text, table).includes(column) ? [table] : [];
    const named = new RegExp(`\\b${alias}\\.${column}\\b`);
    return conditions.some((condition) => named.test(condition)) ? [] : [table];
  });
  return [...new Set(missing)];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The conditions of scans, joins and indexes. */
const conditionsOf = (node: PlanNode): string[] =>
  Object.entries(node).flatMap(([name, value]) => (/(?:Cond|Filter)$/.test(name) ? [String(value)] : []));

/** The columns that a statement sets in new rows of a table. */
function inserts(text: string, table: string): string[] {
  const [, columns = ''] = new RegExp(`insert into "?${table}"?[^(]*\\(([^)]*)\\)`, 'i').exec(text) ?? [];
  return columns.split(',').map((name) => name.trim().replaceAll('"', ''));
}
