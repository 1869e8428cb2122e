import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../StartupError.ts';
import { databaseAccount } from './account.ts';
import { findBinaries, usableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type Layout, layoutOf, prepareFolders, socketFolder } from './layout.ts';
import {
  clearStaleLocks,
  type Launch,
  launchPostmaster,
  runningPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface EmbeddedPostgres {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Leaves; the last process that leaves stops the database. */
  readonly stop: () => Promise<void>;
}

export interface SupervisorOptions {
  readonly dataDir: string;
  /** Told when the database had gone away and is back. */
  readonly onRestart?: () => void;
  /** Told why it cannot come back, once for each reason; it is tried on. */
  readonly onTrouble?: (reason: string) => void;
}

const DATABASE = 'kathaloka';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
/** From one try to the next it takes twice as long. */
const RESTART_DELAY_MS = { first: 250, longest: 8000 };

const LOOKOUT_MS = 5000;

/** Every process that uses the database holds this advisory lock as a sharer; who can have it alone is the last. */
const PRESENCE_LOCK = 4_711_001;

/**
 * Starts the PostgreSQL in `dataDir`, or joins the one that runs there already (another server's, or one that outlived a
 * killed process), and starts it again if it dies.
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

  const endLookout = helpItStop(layout, maintenance, onTrouble);

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
    endLookout();
    await presence.end().catch(() => {});
    if (await isLast(maintenance)) await stopPostmaster(layout);
  }

  try {
    await ensureDatabase(presence);
  } catch (error) {
    // who fails leaves as everybody does: nothing runs on that nobody uses
    await stop();
    throw error;
  }
  return { connection: { ...maintenance, database: DATABASE }, stop };
}

/** A client that holds the presence lock, as soon as there is a database that gives it. */
async function joinOrLaunch(
  layout: Layout,
  connection: pg.ClientConfig,
  launch: () => Launch,
): Promise<pg.Client> {
  const until = Date.now() + START_TIMEOUT_MS;
  let launched: Launch | null = null;
  for (;;) {
    if (runningPostmaster(layout) === null && launched === null) {
      await clearStaleLocks(layout);
      launched = launch();
    }
    const { client, error } = await tryToJoin(connection);
    if (client) return client;
    const failure = launched?.failure() ?? null;
    if (failure !== null) {
      // two starts at once: the other one won, and is joined in the next round
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
  // without a listener a lost connection would end the process
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
 * Told to stop by somebody else, the database takes nobody new and waits for those who are there: for us, and for ever.
 * So it is stopped, and started again by whoever misses it. Returns what ends the lookout.
 */
function helpItStop(
  layout: Layout,
  connection: pg.ClientConfig,
  onTrouble: SupervisorOptions['onTrouble'],
): () => void {
  const look = async (): Promise<void> => {
    if (await isClosing(connection)) await stopPostmaster(layout);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => onTrouble?.(String(error)));
  }, LOOKOUT_MS).unref();
  return () => clearInterval(timer);
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
    // it does not answer any more: it is going down already, or it has crashed
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
