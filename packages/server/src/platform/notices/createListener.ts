import pg from 'pg';
import type { Logger } from '../log.ts';

const RECONNECT_MS = 1000;
const OPTIONS = { application_name: 'kathaloka', connectionTimeoutMillis: 5000, keepAlive: true };

interface Options {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /** The channels to listen to. Call `syncChannels` after they have changed. */
  readonly channels: () => readonly string[];
  readonly onMessage: (channel: string, message: string) => void;
  /** Called when the connection is lost, and when it is restored: messages published in between are lost. */
  readonly onGap: () => void;
}

/** Listens on a connection that is restored whenever it is lost, until it is closed. */
export function createListener({ connection, log, channels, onMessage, onGap }: Options) {
  let client: pg.Client | undefined;
  /** The channels that the current connection listens to. */
  let listened = new Set<string>();
  /** The last step. Connecting and sending statements happen one after the other. */
  let last = Promise.resolve();
  let isOpen = false;
  let retry: NodeJS.Timeout | undefined;

  const next = (step: () => Promise<void>): Promise<void> =>
    // if a step fails, the next connection listens to all channels again
    (last = last.then(step).catch(() => {}));

  async function syncChannels(): Promise<void> {
    const wanted = new Set(channels());
    const changed = [...wanted, ...listened].filter(
      (channel) => !(wanted.has(channel) && listened.has(channel)),
    );
    if (changed.length === 0) return;
    const statements = changed.map(
      (channel) => `${wanted.has(channel) ? 'listen' : 'unlisten'} "${channel}"`,
    );
    await client?.query(statements.join('; '));
    listened = wanted;
  }

  function handleLoss(lost: pg.Client, reason: string): void {
    if (client !== lost) return;
    client = undefined;
    log.debug({ reason }, 'the connection that listens for changes was lost');
    onGap();
    if (isOpen) retry = setTimeout(() => void next(connect), RECONNECT_MS).unref();
  }

  async function connect(): Promise<void> {
    const own = new pg.Client({ ...connection, ...OPTIONS });
    client = own;
    listened = new Set();
    own.on('error', ({ message }) => handleLoss(own, message));
    own.on('end', () => handleLoss(own, 'it was closed'));
    own.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload));
    try {
      await own.connect();
      await syncChannels();
      onGap();
    } catch (error) {
      handleLoss(own, error instanceof Error ? error.message : String(error));
      await own.end().catch(() => {});
    }
  }

  return {
    syncChannels: () => next(syncChannels),
    open(): void {
      isOpen = true;
      void next(connect);
    },
    close(): Promise<void> {
      isOpen = false;
      clearTimeout(retry);
      return next(async () => {
        const own = client;
        client = undefined;
        await own?.end();
      });
    },
  };
}
