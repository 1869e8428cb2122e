import { type CompiledQuery, createQueryId, RawNode } from 'kysely';
import { COMMIT, Together } from './NamedClient.ts';
import type { Queries, Transaction } from './schema.ts';

/** A compiled query of Kysely, with the type of its rows. */
type Compiled = CompiledQuery;
type RowsOf<Statements extends readonly Compiled[]> = {
  [Each in keyof Statements]: Statements[Each] extends CompiledQuery<infer Row> ? Row[] : never;
};

/**
 * Sends several statements in one round trip; none may need the result of another. Each sees the writes of
 * those before it, and what was committed while they waited for a lock. If one fails, all fail; outside of a
 * transaction they form one.
 */
export async function sendTogether<const Statements extends readonly Compiled[]>(
  db: Queries,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  return (await send(db, statements.map(toSend))) as RowsOf<Statements>;
}

/**
 * Sends the last statements of a transaction together with COMMIT, which is not executed if one of them
 * fails. The caller must not decide afterwards whether to commit.
 */
export async function commitWith<const Statements extends readonly Compiled[]>(
  transaction: Transaction,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  return (await send(transaction, [...statements.map(toSend), COMMIT])) as RowsOf<Statements>;
}

const toSend = ({ sql, parameters }: Compiled) => ({ text: sql, values: parameters });

async function send(db: Queries, statements: Together['statements']): Promise<unknown[][]> {
  const text = statements.map((each) => each.text).join('; ');
  const { rows } = await db.getExecutor().executeQuery<{ readonly rows: unknown[] }>({
    sql: text,
    parameters: [new Together(statements)],
    query: RawNode.createWithSql(text),
    queryId: createQueryId(),
  });
  return rows.map((result) => result.rows);
}
