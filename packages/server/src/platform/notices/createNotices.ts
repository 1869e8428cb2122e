import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { createListener } from './createListener.ts';
import type { Hear, Notices } from './Notices.ts';

/** A message of this process to itself, over another connection: where it does not come back, others are not heard either. */
const BEAT_MS = 1000;
/** Without one for so long nothing is believed to be as it was. */
const DEAF_AFTER_MS = 3500;

interface Options {
  readonly connection: pg.PoolConfig;
  readonly db: Database;
  readonly log: Logger;
}

/** Listens on a connection of its own, from the first who listens to the last. */
export function createNotices({ connection, db, log }: Options): Notices {
  const beat = `kathaloka_beat_${newId()}`;
  const channels = new Map<string, Set<Hear>>();
  const { publish, isSending } = createPublisher(db, log);
  let heardAt = Number.NEGATIVE_INFINITY;
  let beats: NodeJS.Timeout | undefined;
  const listener = createListener({
    connection,
    log,
    channels: () => [beat, ...channels.keys()],
    onMessage(channel, message) {
      if (channel === beat) heardAt = performance.now();
      for (const hear of channels.get(channel) ?? []) hear(message);
    },
    onGap() {
      heardAt = Number.NEGATIVE_INFINITY;
      for (const hear of [...channels.values()].flatMap((hears) => [...hears])) hear(undefined);
      sendBeat();
    },
  });

  function sendBeat(): void {
    // while one waits for the database, no other is sent
    if (!isSending()) publish(beat, '');
  }

  function start(): void {
    beats = setInterval(sendBeat, BEAT_MS).unref();
    listener.open();
  }

  async function stop(): Promise<void> {
    clearInterval(beats);
    beats = undefined;
    await listener.close();
    heardAt = Number.NEGATIVE_INFINITY;
  }

  return {
    publish,
    listen(channel, hear) {
      const hears = channels.get(channel) ?? new Set();
      channels.set(channel, hears.add(hear));
      if (!beats) start();
      return {
        ready: listener.say(),
        stop() {
          if (!hears.delete(hear) || hears.size > 0) return;
          channels.delete(channel);
          void (channels.size === 0 ? stop() : listener.say());
        },
      };
    },
    isUp: () => performance.now() - heardAt < DEAF_AFTER_MS,
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
