import { Readable } from 'node:stream';

/** An event as it is sent, with an optional id to resume from. */
export type Identified<E> = E & { readonly id?: string };

/** A response of server-sent events. When the caller disconnects, the iteration of `events` is ended. */
export class EventStream<E> {
  readonly events: AsyncIterable<Identified<E>>;
  /** Whether the stream has no end, so that a stopping server does not wait for it. */
  readonly isOpenEnded: boolean;
  /** Whether it tells what this request has begun, so that it is not refused any more. */
  readonly hasBegun: boolean;

  constructor(events: AsyncIterable<Identified<E>>, { isOpenEnded = false, hasBegun = false } = {}) {
    this.events = events;
    this.isOpenEnded = isOpenEnded;
    this.hasBegun = hasBegun;
  }
}

interface WireEvent {
  readonly event: string;
  readonly data: unknown;
}

interface WriterOptions {
  /** Strips fields that the contract does not name, and refuses unknown events. */
  readonly parse: (event: unknown) => unknown;
  /** Sent as the last event if the stream fails. */
  readonly failure: (error: unknown) => WireEvent;
  readonly heartbeatMs?: number;
}

/** Keep-alive interval: proxies and browsers drop idle connections. */
const HEARTBEAT_MS = 15_000;
/** A comment line, which clients ignore. The first one flushes the headers. */
const COMMENT = ':\n\n';

/**
 * The stream as bytes, with backpressure; it ends with the connection. A failed stream ends with an `error`
 * event, because the status of the response can no longer change.
 */
export function eventBytes<E>(
  stream: EventStream<E>,
  { parse, failure, heartbeatMs = HEARTBEAT_MS }: WriterOptions,
): Readable {
  async function* write(): AsyncGenerator<string> {
    yield COMMENT;
    const iterator = stream.events[Symbol.asyncIterator]();
    try {
      for (let next = iterator.next(); ;) {
        const result = await orBeat(next, heartbeatMs);
        if (result === BEAT) {
          yield COMMENT;
          continue;
        }
        if (result.done) return;
        yield lines(parse(result.value) as WireEvent, (result.value as { id?: string }).id);
        next = iterator.next();
      }
    } catch (error) {
      yield lines(failure(error));
    } finally {
      await iterator.return?.();
    }
  }
  return Readable.from(write(), { objectMode: false });
}

function lines({ event, data }: WireEvent, id?: string): string {
  const name = id === undefined ? '' : `id: ${id}\n`;
  return `${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const BEAT = Symbol('heartbeat');

function orBeat<T>(next: Promise<T>, ms: number): Promise<T | typeof BEAT> {
  let timer: NodeJS.Timeout | undefined;
  const beat = new Promise<typeof BEAT>((resolve) => {
    timer = setTimeout(resolve, ms, BEAT);
  });
  return Promise.race([next, beat]).finally(() => clearTimeout(timer));
}
