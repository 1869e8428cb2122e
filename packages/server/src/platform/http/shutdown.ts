import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const IDLE_SWEEP_MS = 100;

interface DrainTimes {
  /** How long running requests may take to finish. */
  readonly requestsMs: number;
  /** How long an event stream may continue: longer, so that a turn can be told to its end. */
  readonly streamsMs: number;
}

const DRAIN: DrainTimes = { requestsMs: 6000, streamsMs: 25_000 };

/**
 * Graceful shutdown: running requests and event streams may finish within their limits. Idle connections and
 * streams without an end are closed immediately.
 */
export function closeGracefully(
  app: FastifyInstance,
  { requestsMs, streamsMs }: DrainTimes = DRAIN,
): { isStopping: () => boolean; drainEndsIn: () => number } {
  let stoppingSince: number | null = null;
  const sockets = new Set<Socket>();
  const streaming = new Set<Socket>();
  const openEnded = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (stoppingSince !== null) reply.header('connection', 'close');
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const { socket } = request.raw;
      const streams = request.isOpenEnded ? openEnded : streaming;
      streams.add(socket);
      reply.raw.once('close', () => streams.delete(socket));
    }
    done();
  });
  const closeRequests = (): void => {
    for (const socket of sockets) if (!streaming.has(socket)) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    stoppingSince = Date.now();
    for (const socket of openEnded) socket.destroy();
    const timers = [
      setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS),
      // repeated, because a finished stream becomes an idle connection
      setTimeout(() => timers.push(setInterval(closeRequests, IDLE_SWEEP_MS)), requestsMs),
      setTimeout(() => app.server.closeAllConnections(), streamsMs),
    ];
    app.server.once('close', () => timers.forEach(clearTimeout));
    done();
  });
  return {
    isStopping: () => stoppingSince !== null,
    /** The time that is left for streams, in milliseconds. */
    drainEndsIn: () => (stoppingSince === null ? 0 : Math.max(0, stoppingSince + streamsMs - Date.now())),
  };
}
