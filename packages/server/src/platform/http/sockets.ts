import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/networkOf.ts';
import type { Logger } from '../log.ts';

interface SocketLimits {
  /** Connections per network: a school or an office behind one address needs hundreds. */
  readonly perNetwork: number;
  readonly inAll: number;
  /** Pipelined requests per connection; browsers send one at a time. */
  readonly pipelined: number;
  /** A connection that reads none of its buffered data for this long is closed. */
  readonly stallMs: number;
  /** If more data than this is buffered in all, every connection without progress since the last check is closed. */
  readonly queuedBytes: number;
  readonly sweepMs: number;
}

const LIMITS: SocketLimits = {
  perNetwork: 1000,
  inAll: 5000,
  pipelined: 8,
  stallMs: 60_000,
  queuedBytes: 64 * 1024 * 1024,
  sweepMs: 2000,
};

interface SocketOptions {
  readonly log: Logger;
  /** Trusted load balancers, which carry the connections of all clients. */
  readonly isTrustedProxy: (address: string) => boolean;
  readonly limits?: Partial<SocketLimits>;
}

interface Connection {
  readonly answers: Set<ServerResponse>;
  /** The progress counter at the last check, and the time of its last change. */
  progress: number;
  movedAt: number;
}

/** Limits connections, and the data that is buffered for clients that do not read. */
export function limitSockets(app: FastifyInstance, { log, isTrustedProxy, limits }: SocketOptions): void {
  const { perNetwork, inAll, pipelined, stallMs, queuedBytes, sweepMs } = { ...LIMITS, ...limits };
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  const perNetworkNow = new Map<string, number>();
  server.maxConnections = inAll;

  const cut = (socket: Socket, reason: string): void => {
    log.info({ event: 'connection_cut', address: socket.remoteAddress, reason }, 'a connection was cut');
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    const network = networkOf(address);
    const count = (perNetworkNow.get(network) ?? 0) + 1;
    if (count > perNetwork && !isTrustedProxy(address)) return cut(socket, 'too many of one network');
    perNetworkNow.set(network, count);
    connections.set(socket, { answers: new Set(), progress: 0, movedAt: performance.now() });
    socket.once('close', () => {
      connections.delete(socket);
      const left = perNetworkNow.get(network)! - 1;
      if (left > 0) perNetworkNow.set(network, left);
      else perNetworkNow.delete(network);
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const answers = connections.get(socket)?.answers;
    // undefined for a request without a socket, as in tests
    if (!answers) return done();
    if (answers.size >= pipelined) {
      cut(socket, 'too many requests ahead of their answers');
      return void reply.hijack();
    }
    answers.add(reply.raw);
    reply.raw.once('close', () => answers.delete(reply.raw));
    done();
  });

  const sweep = setInterval(() => {
    const now = performance.now();
    const waiting = [...connections].map(([socket, connection]) => look(socket, connection, now));
    const isFull = waiting.reduce((sum, { queued }) => sum + queued, 0) > queuedBytes;
    for (const { socket, stalledMs } of waiting)
      if (stalledMs >= (isFull ? sweepMs : stallMs)) cut(socket, 'takes nothing of what waits for it');
  }, sweepMs).unref();
  app.addHook('onClose', () => clearInterval(sweep));
}

/** How much data a connection has buffered, and for how long none of it was sent. */
function look(
  socket: Socket,
  connection: Connection,
  now: number,
): { readonly socket: Socket; readonly queued: number; readonly stalledMs: number } {
  const queued = [...connection.answers].reduce((sum, answer) => sum + answer.writableLength, 0);
  const progress = socket.bytesWritten - socket.writableLength - unsentOfWrite(socket);
  if (progress !== connection.progress || socket.writableLength === 0) {
    connection.progress = progress;
    connection.movedAt = now;
  }
  return { socket, queued, stalledMs: now - connection.movedAt };
}

/** The unsent part of one long write. Node counts a write only when it is complete, also for its timeouts. */
function unsentOfWrite(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}
