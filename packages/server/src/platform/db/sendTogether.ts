import { type CompiledQuery, createQueryId, RawNode } from 'kysely';
import { COMMIT, Together } from './NamedClient.ts';
import type { Queries, Transaction } from './schema.ts';

/** What a query of Kysely is compiled to, and the rows that it finds. */
type Compiled = CompiledQuery;
type RowsOf<Statements extends readonly Compiled[]> = {
  [Each in keyof Statements]: Statements[Each] extends CompiledQuery<infer Row> ? Row[] : never;
};

/**
 * Sends several statements in one round trip; none may need what another one finds. Each sees what those before it have
 * written, and what was committed while they waited for a lock. All fail with the first that does; outside of a
 * transaction they are one.
 */
export async function sendTogether<const Statements extends readonly Compiled[]>(
  db: Queries,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  return (await send(db, statements.map(toSend))) as RowsOf<Statements>;
}

/**
 * The last statements of a transaction, and COMMIT with them, which is not executed if one of them fails. The caller
 * ends the transaction after it, without looking whether it should.
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
