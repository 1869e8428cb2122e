import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log.ts';
import type { Valkey } from './Valkey.ts';

/** How long to wait for an answer. Asking PostgreSQL instead takes less than this. */
const ANSWER_MS = 100;
const CONNECT_MS = 2000;
/** How long Valkey is not asked after a late answer, so that not every caller waits for it. */
const PAUSE_MS = 1000;
const RETRY_MAX_MS = 2000;
/** How often Valkey is pinged. Lost pings reveal a dead connection; a single late answer does not. */
const PING_MS = 2000;
const PINGS_LOST = 2;

const OPTIONS = {
  protocol: 2,
  connectTimeout: CONNECT_MS,
  // a command that cannot be sent now is useless later
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number) => Math.min(25 * 2 ** times, RETRY_MAX_MS),
} as const satisfies RedisOptions;

/** Connects to Valkey twice, because a connection that listens can do nothing else. Failures are only logged. */
export function connectValkey(url: string, log: Logger, { answerMs = ANSWER_MS } = {}): Valkey {
  const address = url.replace(/^valkey/, 'redis');
  const options = { ...OPTIONS, commandTimeout: answerMs };
  const asking = new Redis(address, options);
  const hearing = new Redis(address, options);
  noteOutages(asking, log);
  // the other connection reports the same
  hearing.on('error', () => {});
  const stopPinging = pingRegularly([asking, hearing]);
  let pausedUntil = 0;
  const isUp = () => asking.status === 'ready' && performance.now() >= pausedUntil;
  const pause = (): undefined => {
    pausedUntil = performance.now() + PAUSE_MS;
  };
  return {
    isUp,
    run: async (script, key, values) =>
      isUp() ? asking.eval(script, 1, key, ...values).catch(pause) : undefined,
    publish(channel, message) {
      if (isUp()) asking.publish(channel, message).catch(pause);
    },
    listen: listenOn(hearing),
    stop() {
      stopPinging();
      for (const client of [asking, hearing]) client.disconnect();
      return Promise.resolve();
    },
  };
}

type Hear = (message: string) => void;

interface Channel {
  readonly hears: Set<Hear>;
  readonly ready: Promise<unknown>;
}

function listenOn(client: Redis): Valkey['listen'] {
  const channels = new Map<string, Channel>();
  // a subscription that cannot be sent now is sent with the next connection
  const subscribe = (...names: string[]) => client.subscribe(...names).catch(() => {});
  client.on('ready', () => {
    if (channels.size > 0) void subscribe(...channels.keys());
  });
  client.on('message', (name: string, message: string) => {
    for (const hear of channels.get(name)?.hears ?? []) hear(message);
  });
  return (name, hear) => {
    const channel = channels.get(name) ?? { hears: new Set(), ready: subscribe(name) };
    channels.set(name, channel);
    channel.hears.add(hear);
    return {
      ready: channel.ready,
      stop() {
        if (!channel.hears.delete(hear) || channel.hears.size > 0) return;
        channels.delete(name);
        void client.unsubscribe(name).catch(() => {});
      },
    };
  };
}

/** Logs one line for each outage and its end. The address may contain a password. */
function noteOutages(client: Redis, log: Logger): void {
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ reason: error.message }, 'Valkey is away: play goes on without it');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Valkey is back');
    isAway = false;
  });
}

function pingRegularly(clients: readonly Redis[]): () => void {
  const lost = new Map<Redis, number>();
  async function ping(client: Redis): Promise<void> {
    try {
      await client.ping();
      lost.set(client, 0);
    } catch {
      const count = (lost.get(client) ?? 0) + 1;
      lost.set(client, count % PINGS_LOST);
      if (count === PINGS_LOST) client.disconnect(true);
    }
  }
  const timer = setInterval(() => {
    for (const client of clients) if (client.status === 'ready') void ping(client);
  }, PING_MS);
  timer.unref();
  return () => clearInterval(timer);
}
