import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { createPool, over, poolOf } from '../db/connect.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { Replica } from './Replica.ts';
import { type Watch, watchReplica } from './watchReplica.ts';

/** A replica that has not answered in this time counts as unavailable. */
const ANSWER_MS = 2000;
const BEGINS = /^\s*(?:begin|start transaction)\b/i;

interface ReplicaOptions {
  readonly connection: pg.PoolConfig;
  readonly primary: Database;
  /** The id of this process, whose lease is renewed. */
  readonly processId: string;
  readonly log: Logger;
  readonly poolSize?: number | undefined;
  readonly isTraced?: boolean | undefined;
  readonly answerMs?: number;
  readonly noteWrite: Replica['noteWrite'];
}

type Connected = Replica & {
  readonly stop: () => Promise<void>;
  /** Checks the replica now instead of within a second. */
  readonly look: () => Promise<void>;
};

/** If the replica is unavailable at the start, everything is read from the primary until it is available. */
export async function connectReplica(options: ReplicaOptions): Promise<Connected> {
  const { connection, primary, processId, log, poolSize, isTraced = false, noteWrite } = options;
  const { answerMs = ANSWER_MS } = options;
  const limits = { connectTimeoutMs: answerMs, ...(poolSize !== undefined && { poolSize }) };
  // the watch reports once that the replica is unavailable
  const pool = createPool(connection, limits, () => {});
  const own = { poolSize: 1, connectTimeoutMs: answerMs, statementTimeoutMs: answerMs };
  const looking = over(
    createPool(connection, own, () => {}),
    false,
  );
  const watch = watchReplica({ replica: looking, primary, processId, log, answerMs });
  await watch.look();
  const statements = { replica: 0, primary: 0 };
  const db = over(readPool({ pool, primary: poolOf(primary)!, watch, log, statements }), isTraced);
  return {
    db,
    isUp: watch.isUp,
    secondsBehind: watch.secondsBehind,
    statements: () => ({ ...statements }),
    noteWrite,
    look: watch.look,
    async stop() {
      watch.stop();
      await Promise.all([pool.end(), looking.destroy()]);
    },
  };
}

interface ReadPool {
  readonly pool: pg.Pool;
  readonly primary: pg.Pool;
  readonly watch: Watch;
  readonly log: Logger;
  readonly statements: { replica: number; primary: number };
}

/** Every statement is a single read. If the replica does not answer, the statement goes to the primary. */
function readPool({ pool, primary, watch, log, statements }: ReadPool): PostgresPool {
  async function askReplica(text: string, values: readonly unknown[]): Promise<unknown> {
    const client = await pool.connect().catch((error: unknown) => {
      watch.giveUp(messageOf(error));
      throw error;
    });
    return ask(client, text, values);
  }

  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (BEGINS.test(text)) throw new Error('a replica has no transactions: use the database itself');
    if (watch.isUp()) {
      try {
        const answer = await watch.orDown(askReplica(text, values));
        statements.replica += 1;
        return answer;
      } catch (error) {
        const reason = messageOf(error);
        if (isDatabaseAway(error)) watch.giveUp(reason);
        // the replica may have cancelled the statement to follow its primary, or may lack the newest migration
        else if (watch.isUp())
          log.warn({ reason }, 'a statement failed on the replica, and goes to the primary');
      }
    }
    statements.primary += 1;
    return ask(await primary.connect(), text, values);
  }

  const client = { query, release() {} } as Awaited<ReturnType<PostgresPool['connect']>>;
  return { options: {}, connect: () => Promise.resolve(client), end: () => Promise.resolve() };
}

async function ask(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<unknown> {
  try {
    return await client.query(text, [...values]);
  } finally {
    client.release();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
