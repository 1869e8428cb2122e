import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
}

/** The driver's bookkeeping of named statements on a connection. */
interface Connection extends pg.Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  readonly close: (message: { readonly type: 'S'; readonly name: string }) => void;
}

/** A query of the driver, which sends one statement and reads its answer. */
interface Query {
  readonly name: string | undefined;
  readonly text: string;
  readonly submit: (connection: Connection) => Error | null;
  readonly handleRowDescription: (message: unknown) => void;
  readonly handleDataRow: (message: unknown) => void;
  readonly handleCommandComplete: (message: unknown, connection: Connection) => void;
  readonly handleReadyForQuery: (connection: Connection) => void;
}

type Answered = (error: Error | null, results: readonly pg.QueryResult[]) => void;

/**
 * Statements that are sent with one Sync at the end, in a single round trip. If one fails, the database skips
 * the rest up to the Sync, including a COMMIT.
 *
 * The driver treats the group as one query. Each of its statements is a query of the driver, for which the
 * group sends no Sync.
 */
export class StatementGroup implements pg.Submittable {
  /** The driver replaces this function, to add its time limit. */
  callback: Answered;
  private readonly queries: readonly Query[];
  private readonly results: pg.QueryResult[] = [];
  private failure: Error | undefined;
  /** The index of the statement that is being answered. */
  private at = 0;
  /** Names that were sent but that the database may not know. */
  private readonly unsure: Set<string>;

  constructor(statements: readonly Statement[], unsure: Set<string>, callback: Answered) {
    this.callback = callback;
    this.unsure = unsure;
    this.queries = statements.map(({ text, values, name }) => {
      const config = {
        text,
        values: [...values],
        queryMode: 'extended',
        ...(name !== undefined && { name }),
      };
      return new pg.Query(config, (error: Error | undefined, result) => {
        if (error) this.failure ??= error;
        else this.results.push(result);
      }) as unknown as Query;
    });
  }

  /** The driver reads name and text of the current statement. */
  get name(): string | undefined {
    return this.queries[this.at]?.name;
  }

  get text(): string | undefined {
    return this.queries[this.at]?.text;
  }

  submit(connection: pg.Connection): void {
    const whole = connection as Connection;
    const unsynced = Object.create(whole, { sync: { value: () => {} } }) as Connection;
    whole.stream.cork();
    try {
      for (const query of this.queries) {
        if (query.name !== undefined && this.unsure.delete(query.name))
          whole.close({ type: 'S', name: query.name });
        const refused = query.submit(unsynced);
        if (refused) this.failure ??= refused;
        // a query fails immediately if its values cannot be sent, and nothing after it may run
        if (this.failure) break;
      }
      whole.sync();
    } finally {
      whole.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.queries[this.at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.queries[this.at]?.handleCommandComplete(message, connection as Connection);
    this.at += 1;
  }

  handleError(error: Error, connection: pg.Connection): void {
    this.forget(connection as Connection);
    this.callback(error, []);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (!this.failure) for (const query of this.queries) query.handleReadyForQuery(connection as Connection);
    if (!this.failure) return this.callback(null, this.results);
    this.forget(connection as Connection);
    this.callback(this.failure, []);
  }

  /** Statements that were not executed may not have been parsed: they are closed before they are sent again. */
  private forget({ parsedStatements, submittedNamedStatements }: Connection): void {
    for (const { name } of this.queries.slice(this.at)) {
      if (name === undefined || (parsedStatements[name] !== undefined && !this.failure)) continue;
      delete submittedNamedStatements[name];
      delete parsedStatements[name];
      this.unsure.add(name);
    }
  }
}
