import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { networkOf, wideNetworkOf } from '../limits/networkOf.ts';
import type { Logger } from '../log.ts';

interface BodyLimits {
  /** Smaller bodies are not counted: the limits of connections bound what all of them hold. */
  readonly small: number;
  /** Bodies of one network (in IPv6, of a /48), besides one of any size. */
  readonly perNetwork: number;
  /** Bodies of all. For more, the network that holds most of them loses those that it has not sent whole. */
  readonly inAll: number;
}

const MB = 1024 * 1024;
const LIMITS: BodyLimits = { small: 16 * 1024, perNetwork: 16 * MB, inAll: 64 * MB };

interface Held {
  readonly request: FastifyRequest;
  readonly network: string;
  readonly bytes: number;
}

interface BodyOptions {
  readonly log: Logger;
  readonly limits?: Partial<BodyLimits>;
}

/**
 * Limits the memory for request bodies, which are held before anything else is known of a request. Each counts with
 * its declared length from its headers until its answer has been sent.
 */
export function limitBodies(app: FastifyInstance, { log, limits }: BodyOptions): void {
  const { small, perNetwork, inAll } = { ...LIMITS, ...limits };
  /** The oldest first. */
  const all = new Set<Held>();

  /** Cuts connections of the network that holds most, the oldest first, until there is room. */
  const makeRoom = (bytes: number): void => {
    for (const held of all) {
      if (sum(all) + bytes <= inAll) return;
      if (held.request.raw.complete || held.network !== largest(all)) continue;
      all.delete(held);
      const address = held.request.ip;
      log.info({ event: 'connection_cut', address, reason: 'unfinished bodies' }, 'a connection was cut');
      held.request.raw.socket.destroy();
    }
  };

  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bodyBytes(request);
    if (bytes <= small) return done();
    const network = wideNetworkOf(request.ip) ?? networkOf(request.ip);
    const own = sum(all, network);
    if (own > 0 && own + bytes > perNetwork) return refuse(done);
    makeRoom(bytes);
    if (all.size > 0 && sum(all) + bytes > inAll) return refuse(done);
    const held: Held = { request, network, bytes };
    all.add(held);
    reply.raw.once('close', () => all.delete(held));
    done();

    function refuse(next: typeof done): void {
      // the rest of the body is not read
      void reply.header('connection', 'close');
      next(tooMuchSent());
    }
  });
}

/** The declared length of a body, or the longest that the route allows. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const declared = Number(headers['content-length'] ?? 0);
  return Math.min(Number.isFinite(declared) ? declared : bodyLimit, bodyLimit);
}

function sum(all: Iterable<Held>, network?: string): number {
  let bytes = 0;
  for (const held of all) if (network === undefined || held.network === network) bytes += held.bytes;
  return bytes;
}

/** The network that holds most bytes. */
function largest(all: Iterable<Held>): string | undefined {
  const bytes = new Map<string, number>();
  for (const held of all) bytes.set(held.network, (bytes.get(held.network) ?? 0) + held.bytes);
  return [...bytes].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

const tooMuchSent = (): AppError =>
  new AppError('rate_limited', 'Too much is being sent. Please try again in a moment.', {
    retry_after_seconds: 1,
  });
