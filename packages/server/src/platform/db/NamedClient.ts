import type { Duplex } from 'node:stream';
import pg from 'pg';
import { charged } from '../tracing/requestContext.ts';
import { isStalePlan } from './isStalePlan.ts';
import { type Statement, StatementGroup } from './StatementGroup.ts';

/** Further texts stay unnamed, because a connection holds its named statements in memory until it is closed. */
const MAX_NAMES = 500;
/** The driver's message for a statement that timed out. */
const SILENCE = 'Query read timeout';
const names = new Map<string, string>();
let namesGiven = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `k${namesGiven++}`;
  names.set(text, name);
  return name;
}

/**
 * Marks several statements to be sent together. It is the only value of the query. The last statement may be COMMIT.
 */
export class Together {
  readonly statements: readonly Pick<Statement, 'text' | 'values'>[];

  constructor(statements: Together['statements']) {
    this.statements = statements;
  }
}

/** The texts that Kysely sends. */
const BEGIN = { text: 'begin', values: [] };
export const COMMIT = { text: 'commit', values: [] };
const ROLLBACK = 'rollback';

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;
type QueryArguments = [text: unknown, values?: unknown, callback?: unknown];
type Sent = Pick<Statement, 'text' | 'values'>;

const done = (command: string): Answer => ({ command, rowCount: null, rows: [] });

/** A statement that takes longer waits for others rather than works, and nobody is to blame for a slow database. */
const STATEMENT_CHARGED_MS = 1000;

/**
 * Names each parametrised statement, so that PostgreSQL plans it once per connection, which saves a third of
 * the work of a read. BEGIN is sent with the first statement of its transaction; if BEGIN fails, that
 * statement is not executed.
 */
export class NamedClient extends pg.Client {
  /** Whether a transaction has begun whose BEGIN is not sent yet. */
  private begins = false;
  /** The answer to a COMMIT that was sent with the last statements of its transaction. */
  private committed: Answer | undefined;
  /** Names of statements that were sent but may not have been parsed. */
  private readonly unsure = new Set<string>();

  // pg's `query` has a dozen overloads; this override replaces all of them and passes everything on
  override query = ((...[text, values, callback]: QueryArguments): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values)) return this.pass(text, values, callback);
    if (callback === undefined) return this.ask(text, values);
    return this.pass({ text, values, name: nameOf(text) }, undefined, callback);
  }) as pg.Client['query'];

  private async ask(text: string, values: readonly unknown[]): Promise<Answer> {
    const known = this.answerWithout(text);
    if (known) return known;
    if (this.committed) throw new Error('A transaction was committed before its last statement.');
    const [first] = values;
    const sent = first instanceof Together ? first.statements : [{ text, values }];
    const results = await charged(this.sendAll(sent), { mostMs: STATEMENT_CHARGED_MS });
    if (sent.at(-1) === COMMIT) this.committed = results.pop();
    return first instanceof Together ? { ...done('TOGETHER'), rows: results } : results[0]!;
  }

  /** Answers BEGIN and COMMIT locally where they need no round trip of their own. */
  private answerWithout(text: string): Answer | undefined {
    if (text === BEGIN.text) {
      this.begins = true;
      return done('BEGIN');
    }
    if (text !== COMMIT.text && text !== ROLLBACK) return undefined;
    const { begins, committed } = this;
    this.begins = false;
    this.committed = undefined;
    if (begins) return done(text.toUpperCase());
    return text === COMMIT.text ? committed : undefined;
  }

  private async sendAll(sent: readonly Sent[]): Promise<Answer[]> {
    const isInTransaction = this.begins || this.getTransactionStatus() !== 'I';
    const before = this.begins ? [BEGIN] : [];
    this.begins = false;
    const named = () => [...before, ...sent].map((each): Statement => ({ ...each, name: nameOf(each.text) }));
    const statements = named();
    try {
      return (await this.send(statements)).slice(before.length);
    } catch (error) {
      this.destroyOnTimeout(error);
      if (!isStalePlan(error)) throw error;
      // another process has changed a table, so all connections plan their statements again, under new names
      if (statements.some(({ text, name }) => name !== undefined && names.get(text) === name)) names.clear();
      // `inTransaction` repeats the whole transaction; outside of a transaction nothing was executed, so the
      // statements are sent again
      if (isInTransaction) throw error;
      return this.send(named());
    }
  }

  private async send(statements: readonly Statement[]): Promise<Answer[]> {
    const [{ text, values, name }, ...others] = statements as [Statement, ...Statement[]];
    if (others.length === 0 && !(name !== undefined && this.unsure.has(name)))
      return [(await this.pass({ text, values, ...(name !== undefined && { name }) })) as Answer];
    const { promise, resolve, reject } = Promise.withResolvers<Answer[]>();
    const group = new StatementGroup(statements, this.unsure, (error, results) => {
      if (error) reject(error);
      else resolve([...results]);
    });
    this.pass(group);
    return promise;
  }

  private pass(...asked: QueryArguments): unknown {
    return (super.query.bind(this) as (...args: unknown[]) => unknown)(...asked);
  }

  /** A connection that no longer responds must not return to the pool. */
  private destroyOnTimeout(error: unknown): void {
    if (!(error instanceof Error) || error.message !== SILENCE) return;
    (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  }
}
