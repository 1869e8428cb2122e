import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { networkOf, wideNetworkOf } from '../limits/networkOf.ts';
import type { Logger } from '../log.ts';
import { createHeldBodies, type HeldLimits } from './heldBodies.ts';

interface BodyLimits extends HeldLimits {
  /** Smaller bodies are not counted: the limits of connections bound what all of them hold. */
  readonly small: number;
}

const MB = 1024 * 1024;
const LIMITS: BodyLimits = { small: 16 * 1024, perNetwork: 16 * MB, inAll: 64 * MB };

interface BodyOptions {
  readonly log: Logger;
  readonly limits?: Partial<BodyLimits>;
}

/**
 * Limits the memory for request bodies, which are held before anything else is known of a request. Each counts with
 * its declared length from its headers until its answer has been sent.
 */
export function limitBodies(app: FastifyInstance, { log, limits }: BodyOptions): void {
  const { small, ...held } = { ...LIMITS, ...limits };
  const bodies = createHeldBodies(held);

  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bodyBytes(request);
    if (bytes <= small) return done();
    const { ip, raw } = request;
    const release = bodies.hold({
      // in IPv6 a /48, which one person may have
      network: wideNetworkOf(ip) ?? networkOf(ip),
      bytes,
      isWhole: () => raw.complete,
      cut() {
        log.info(
          { event: 'connection_cut', address: ip, reason: 'unfinished bodies' },
          'a connection was cut',
        );
        raw.socket.destroy();
      },
    });
    if (release) {
      reply.raw.once('close', release);
      return done();
    }
    // the rest of the body is not read
    void reply.header('connection', 'close');
    done(tooMuchSent());
  });
}

/** The declared length of a body, or the longest that the route allows. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const declared = Number(headers['content-length'] ?? 0);
  return Math.min(Number.isFinite(declared) ? declared : bodyLimit, bodyLimit);
}

const tooMuchSent = (): AppError =>
  new AppError('rate_limited', 'Too much is being sent. Please try again in a moment.', {
    retry_after_seconds: 1,
  });
