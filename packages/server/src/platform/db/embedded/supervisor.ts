import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../StartupError.ts';
import { databaseAccount } from './account.ts';
import { findBinaries, usableBinaries } from './binaries.ts';
import { confirm, refuseLoss } from './confirmed.ts';
import { ensureCluster } from './cluster.ts';
import { type Layout, layoutOf, prepareFolders, socketFolder } from './layout.ts';
import {
  clearStaleLocks,
  cutLog,
  type Launch,
  launchPostmaster,
  runningPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface EmbeddedPostgres {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Releases the database. The last process to do so stops it. */
  readonly stop: () => Promise<void>;
}

export interface SupervisorOptions {
  readonly dataDir: string;
  readonly onRestart?: () => void;
  /** Called once for each reason that prevents a restart. Restarts are still retried. */
  readonly onTrouble?: (reason: string) => void;
}

const DATABASE = 'kathaloka';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
/** Doubled after each attempt. */
const RESTART_DELAY_MS = { first: 250, longest: 8000 };

const HEALTH_CHECK_MS = 5000;
const CONFIRM_MS = 1000;

/** Every process that uses the database shares this advisory lock. One that gets it exclusively is the last. */
const PRESENCE_LOCK = 4_711_001;

/**
 * Starts the PostgreSQL in `dataDir`, or joins one that already runs (another server's, or one that outlived
 * a killed process), and restarts it when it dies.
 */
export async function startEmbeddedPostgres({
  dataDir,
  onRestart,
  onTrouble,
}: SupervisorOptions): Promise<EmbeddedPostgres> {
  const layout = layoutOf(dataDir);
  prepareFolders(layout, null);
  const account = databaseAccount(layout.data);
  prepareFolders(layout, account);
  const native = await usableBinaries(findBinaries(), account);
  await ensureCluster(layout, native, account);

  const host = socketFolder(layout);
  const maintenance = { host, user: 'postgres', database: 'postgres' };
  const join = (): Promise<pg.Client> =>
    joinOrLaunch(layout, maintenance, () => launchPostmaster(layout, native, account));

  const stopping = new AbortController();
  let presence = await join();
  watch(presence);
  function watch(client: pg.Client): void {
    client.once('end', () => {
      if (!stopping.signal.aborted) void comeBack();
    });
  }

  const stopWatching = watchHealth(layout, maintenance, onTrouble);
  const stopConfirming = confirmRegularly(layout, () => presence);

  async function comeBack(): Promise<void> {
    let told = '';
    let delay = RESTART_DELAY_MS.first;
    while (!stopping.signal.aborted) {
      try {
        const client = await join();
        if (stopping.signal.aborted) return await client.end();
        presence = client;
        watch(client);
        onRestart?.();
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) onTrouble?.(reason);
        told = reason;
        await sleep(delay, undefined, { ref: false });
        delay = Math.min(2 * delay, RESTART_DELAY_MS.longest);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    stopWatching();
    await stopConfirming();
    await presence.end().catch(() => {});
    if (await isLast(maintenance)) await stopPostmaster(layout);
  }

  try {
    await ensureDatabase(presence);
  } catch (error) {
    // a failed start releases the database, too, so that no unused one keeps running
    await stop();
    throw error;
  }
  return { connection: { ...maintenance, database: DATABASE }, stop };
}

/** Returns a client with the presence lock as soon as the database accepts connections. */
async function joinOrLaunch(
  layout: Layout,
  connection: pg.ClientConfig,
  launch: () => Launch,
): Promise<pg.Client> {
  const until = Date.now() + START_TIMEOUT_MS;
  let launched: Launch | null = null;
  for (;;) {
    if (runningPostmaster(layout) === null && launched === null && (await clearStaleLocks(layout))) {
      launched = launch();
    }
    const { client, error } = await tryToJoin(connection);
    if (client) {
      if (launched !== null) await refuseLoss(layout, client);
      return client;
    }
    const failure = launched?.failure() ?? null;
    if (failure !== null) {
      // of two concurrent starts, the other one won, and the next round joins it
      if (runningPostmaster(layout) === null) throw new StartupError(`PostgreSQL did not start: ${failure}.`);
      launched = null;
    }
    if (Date.now() > until)
      throw new StartupError(`PostgreSQL did not answer in time: ${error}. See ${layout.log}.`);
    await sleep(POLL_MS);
  }
}

async function tryToJoin(connection: pg.ClientConfig): Promise<{ client?: pg.Client; error?: string }> {
  const client = new pg.Client({ ...connection, application_name: 'kathaloka presence' });
  // without a listener, a lost connection would end the process
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return { client };
  } catch (error) {
    await client.end().catch(() => {});
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * When another program asks the database to stop (smart shutdown), it refuses new connections and waits for
 * existing ones, including ours, without end. So we stop it, and the next user restarts it. Its log is cut, too.
 * Returns a function that ends the watch.
 */
function watchHealth(
  layout: Layout,
  connection: pg.ClientConfig,
  onTrouble: SupervisorOptions['onTrouble'],
): () => void {
  const look = async (): Promise<void> => {
    cutLog(layout);
    if (await isClosing(connection)) await stopPostmaster(layout);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => onTrouble?.(String(error)));
  }, HEALTH_CHECK_MS).unref();
  return () => clearInterval(timer);
}

/** Confirms the log at intervals. Returns a function that stops this after the current confirmation. */
function confirmRegularly(layout: Layout, client: () => pg.Client): () => Promise<void> {
  let last: string | null = null;
  let isRunning = false;
  let current = Promise.resolve();
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    current = confirm(layout, client(), last)
      .then((at) => void (last = at))
      // a lost connection is restored
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  }, CONFIRM_MS).unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}

async function isClosing(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return false;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.message.includes('shutting down');
  } finally {
    await client.end().catch(() => {});
  }
}

async function isLast(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      PRESENCE_LOCK,
    ]);
    if (rows[0]?.alone) return true;
    await client.end();
    return false;
  } catch {
    // no response: it is shutting down, or has crashed
    return true;
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process was faster
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  }
}
