import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createCountedKeys } from '../countedKeys.ts';
import { networkOf, wideNetworkOf } from '../limits/networkOf.ts';
import type { Logger } from '../log.ts';

interface SocketLimits {
  /** Connections per network: a school or an office behind one address needs hundreds. */
  readonly perNetwork: number;
  /** Connections per /48, all of whose networks one person may hold. */
  readonly perWideNetwork: number;
  /** Of more than this, the one that was used longest ago makes room. */
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
  perWideNetwork: 1500,
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
  const { perNetwork, perWideNetwork, inAll, pipelined, stallMs, queuedBytes, sweepMs } = {
    ...LIMITS,
    ...limits,
  };
  const { server } = app;
  /** The one that was used longest ago first. */
  const connections = new Map<Socket, Connection>();
  const fromNetwork = createCountedKeys();
  const fromWideNetwork = createCountedKeys();

  const cut = (socket: Socket, reason: string): void => {
    log.info({ event: 'connection_cut', address: socket.remoteAddress, reason }, 'a connection was cut');
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    const network = networkOf(address);
    const wide = wideNetworkOf(address) ?? network;
    const isTooMany = fromNetwork.of(network) >= perNetwork || fromWideNetwork.of(wide) >= perWideNetwork;
    if (isTooMany && !isTrustedProxy(address)) return cut(socket, 'too many of one network');
    if (connections.size >= inAll) {
      const idle = longestIdle(connections);
      if (!idle) return cut(socket, 'too many in all');
      connections.delete(idle);
      cut(idle, 'was used longest ago, of too many');
    }
    const leave = [fromNetwork.add(network), fromWideNetwork.add(wide)];
    connections.set(socket, { answers: new Set(), progress: 0, movedAt: performance.now() });
    socket.once('close', () => {
      connections.delete(socket);
      for (const each of leave) each();
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    // undefined for a request without a socket, as in tests
    if (!connection) return done();
    connections.delete(socket);
    connections.set(socket, connection);
    const { answers } = connection;
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

/** The connection without a request that was used longest ago, which is nearly always the first. */
function longestIdle(connections: ReadonlyMap<Socket, Connection>): Socket | undefined {
  for (const [socket, { answers }] of connections) if (answers.size === 0) return socket;
  return undefined;
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
