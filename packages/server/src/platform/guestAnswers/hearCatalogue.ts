import pg from 'pg';
import type { Database } from '../db/schema.ts';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';

/** The channel on which the database announces changes of the catalogue (`tell_catalogue`). */
const CHANNEL = 'kathaloka_catalogue';
/** The interval of heartbeats, notices of the process to itself. If they get lost, other notices do, too. */
const BEAT_MS = 1000;
/** After this time without a heartbeat, answers may be stale. */
const DEAF_AFTER_MS = 3500;
const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;

interface Options {
  readonly connection: pg.PoolConfig;
  readonly db: Database;
  readonly log: Logger;
  readonly onChange: () => void;
}

export interface CatalogueNotices {
  readonly isHearing: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Listens to the database on a connection of its own. While the connection is lost, or a pooler passes no
 * notices on, `isHearing` returns false: then callers must not assume that nothing has changed.
 */
export function hearCatalogue({ connection, db, log, onChange }: Options): CatalogueNotices {
  const id = newId();
  let heardAt = Number.NEGATIVE_INFINITY;
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const isHearing = (): boolean => performance.now() - heardAt < DEAF_AFTER_MS;

  function lose(lost: pg.Client, reason: string): void {
    if (client !== lost) return;
    client = undefined;
    heardAt = Number.NEGATIVE_INFINITY;
    onChange();
    if (isStopped) return;
    log.debug({ reason }, 'the connection that hears of changes was lost');
    timer = setTimeout(() => void listen(), RECONNECT_MS);
    timer.unref();
  }

  async function listen(): Promise<void> {
    const own = new pg.Client({
      ...connection,
      application_name: 'kathaloka',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = own;
    own.on('error', ({ message }) => lose(own, message));
    own.on('end', () => lose(own, 'it was closed'));
    own.on('notification', ({ payload = '' }) => {
      if (payload === '') onChange();
      else if (payload === id) heardAt = performance.now();
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      // notices during the loss were missed
      onChange();
      await beat(db, id);
    } catch (error) {
      lose(own, error instanceof Error ? error.message : String(error));
      await own.end().catch(() => {});
    }
  }

  const beats = startBeats(db, id);
  void listen();

  return {
    isHearing,
    async stop() {
      isStopped = true;
      clearInterval(beats);
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}

async function beat(db: Database, id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${id})`.execute(db).catch(() => {});
}

/** Skips a heartbeat while the previous one waits for the database. */
function startBeats(db: Database, id: string): NodeJS.Timeout {
  let isBeating = false;
  const beats = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    void beat(db, id).finally(() => (isBeating = false));
  }, BEAT_MS);
  beats.unref();
  return beats;
}
