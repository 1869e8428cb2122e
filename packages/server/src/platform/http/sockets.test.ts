import { once } from 'node:events';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitSockets } from './sockets.ts';

type Options = Parameters<typeof limitSockets>[1];

/** More than the buffers at both ends of a connection can hold. */
const LONG = 'tale '.repeat(4_000_000);
const REQUEST = 'GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n';

let app: FastifyInstance;
let port: number;
let requests: number;
const sockets: net.Socket[] = [];

async function serve(options: Partial<Omit<Options, 'log'>> = {}): Promise<void> {
  app = Fastify();
  limitSockets(app, { log: app.log, isTrustedProxy: () => false, ...options });
  requests = 0;
  app.server.on('request', () => (requests += 1));
  app.get('/long', () => LONG);
  app.get('/short', () => 'short');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function connect(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function shortAnswer(socket: net.Socket): Promise<string> {
  socket.write('GET /short HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

const open = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('a client that does not read', () => {
  it('is disconnected after forty pipelined requests', async () => {
    await serve();
    const socket = await connect();
    socket.pause();
    socket.write(REQUEST.repeat(40));
    await expect.poll(open).toBe(0);
  });

  it('is disconnected when it reads nothing of a response for too long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await serve();
    const accepted = once(app.server, 'connection') as Promise<[net.Socket]>;
    const socket = await connect();
    socket.pause();
    socket.write(REQUEST);
    const [taken] = await accepted;
    await expect.poll(() => taken.writableLength).toBeGreaterThan(0);
    vi.advanceTimersByTime(59_000);
    expect(await open()).toBe(1);
    // the buffers at both ends may have taken some more meanwhile
    const later = () => (vi.advanceTimersByTime(2000), open());
    await expect.poll(later).toBe(0);
  });

  it('is disconnected at once when too much data is buffered in total', async () => {
    await serve({ limits: { sweepMs: 50, queuedBytes: 1_000_000 } });
    const socket = await connect();
    socket.pause();
    socket.write(REQUEST);
    await expect.poll(open).toBe(0);
  });

  it('is left alone while it reads slowly', async () => {
    const stallMs = 2500;
    await serve({ limits: { stallMs, sweepMs: 50 } });
    const socket = await connect();
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 15);
    });
    const began = performance.now();
    socket.write(REQUEST.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
    await once(socket, 'close');
    expect(received).toBeGreaterThan(LONG.length);
    expect(performance.now() - began, 'longer than a stall may be').toBeGreaterThan(stallMs);
  });
});

describe('connections of one address', () => {
  const from = (address: string) => {
    const socket = new net.Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    app.server.emit('connection', socket);
    sockets.push(socket);
    return socket;
  };

  it('are limited, and a closed one makes room', async () => {
    await serve({ limits: { perNetwork: 3 } });
    const [first] = await Promise.all([connect(), connect(), connect()]);
    const fourth = await connect();
    await once(fourth, 'close');
    first.destroy();
    await expect.poll(open).toBe(2);
    const next = await connect();
    expect(await shortAnswer(next)).toContain('200 OK');
  });

  it('are those of its whole /64, of which one home has every address', async () => {
    await serve({ limits: { perNetwork: 3 } });
    for (const host of ['1', '2', '3']) expect(from(`2001:db8::${host}`).destroyed).toBe(false);
    expect(from('2001:db8::4').destroyed, 'one more of the same home').toBe(true);
    expect(from('2001:db8:0:1::1').destroyed, 'of another home').toBe(false);
  });

  it('are those of a whole /48 as well, of which one person may have every home', async () => {
    await serve({ limits: { perNetwork: 3, perWideNetwork: 5 } });
    for (let home = 1; home <= 5; home += 1) expect(from(`2001:db8:0:${home}::1`).destroyed).toBe(false);
    expect(from('2001:db8:0:6::1').destroyed, 'one more home').toBe(true);
    expect(from('2001:db8:1:1::1').destroyed, 'of another customer').toBe(false);
    expect(from('192.0.2.1').destroyed).toBe(false);
  });

  it('are not counted for a trusted load balancer', async () => {
    await serve({ limits: { perNetwork: 1 }, isTrustedProxy: () => true });
    const all = await Promise.all([connect(), connect(), connect()]);
    for (const socket of all) expect(await shortAnswer(socket)).toContain('200 OK');
    expect(await open()).toBe(3);
  });

  it('are limited in total: the one that was used longest ago makes room', async () => {
    await serve({ limits: { inAll: 2 } });
    const [first, second] = [await connect(), await connect()];
    for (const socket of [second, first]) await shortAnswer(socket);
    const closed = once(second, 'close');
    const third = await connect();
    await closed;
    for (const socket of [first, third]) expect(await shortAnswer(socket)).toContain('200 OK');
    expect(await open()).toBe(2);
  });

  it('are refused while all others are in use', async () => {
    await serve({ limits: { inAll: 1 } });
    const busy = await connect();
    busy.pause();
    busy.write(REQUEST);
    await expect.poll(() => requests).toBe(1);
    const next = await connect();
    await once(next, 'close');
    expect(busy.destroyed).toBe(false);
  });
});
