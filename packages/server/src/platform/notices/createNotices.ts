import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { createListener } from './createListener.ts';
import type { NoticeHandler, Notices } from './Notices.ts';

/**
 * How often this process sends itself a message over another connection. If it does not come back, other messages do
 * not arrive either.
 */
const HEARTBEAT_MS = 1000;
/** Without a heartbeat for this long, notices count as down. */
const HEARTBEAT_TIMEOUT_MS = 3500;

interface Options {
  readonly connection: pg.PoolConfig;
  readonly db: Database;
  readonly log: Logger;
}

/** Creates notices. They use a connection of their own, which is open while there is a listener. */
export function createNotices({ connection, db, log }: Options): Notices {
  const heartbeat = `kathaloka_beat_${newId()}`;
  const channels = new Map<string, Set<NoticeHandler>>();
  const { publish, isSending } = createPublisher(db, log);
  let lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  let heartbeats: NodeJS.Timeout | undefined;
  const listener = createListener({
    connection,
    log,
    channels: () => [heartbeat, ...channels.keys()],
    onMessage(channel, message) {
      if (channel === heartbeat) lastHeartbeatAt = performance.now();
      for (const onNotice of channels.get(channel) ?? []) onNotice(message);
    },
    onGap() {
      lastHeartbeatAt = Number.NEGATIVE_INFINITY;
      for (const onNotice of [...channels.values()].flatMap((handlers) => [...handlers])) onNotice(undefined);
      sendHeartbeat();
    },
  });

  function sendHeartbeat(): void {
    // none is sent while an earlier message waits for the database
    if (!isSending()) publish(heartbeat, '');
  }

  function start(): void {
    heartbeats = setInterval(sendHeartbeat, HEARTBEAT_MS).unref();
    listener.open();
  }

  async function stop(): Promise<void> {
    clearInterval(heartbeats);
    heartbeats = undefined;
    await listener.close();
    lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  }

  return {
    publish,
    listen(channel, onNotice) {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(onNotice));
      if (!heartbeats) start();
      return {
        ready: listener.syncChannels(),
        stop() {
          if (!handlers.delete(onNotice) || handlers.size > 0) return;
          channels.delete(channel);
          void (channels.size === 0 ? stop() : listener.syncChannels());
        },
      };
    },
    isUp: () => performance.now() - lastHeartbeatAt < HEARTBEAT_TIMEOUT_MS,
    stop,
  };
}

/** Sends messages in order. Those that arrive during a statement are sent together in the next one. */
function createPublisher(db: Database, log: Logger) {
  let unsent: { readonly channel: string; readonly message: string }[] = [];
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (unsent.length > 0) {
      const batch = unsent;
      unsent = [];
      await sql`
        select pg_notify(channel, message) from unnest(
          ${batch.map(({ channel }) => channel)}::text[], ${batch.map(({ message }) => message)}::text[]
        ) as told (channel, message)
      `
        .execute(db)
        .catch((error: unknown) => log.debug({ err: error }, 'other processes could not be told'));
    }
    sending = undefined;
  }

  return {
    publish: (channel: string, message: string): void => {
      unsent.push({ channel, message });
      sending ??= send();
    },
    isSending: () => sending !== undefined,
  };
}
