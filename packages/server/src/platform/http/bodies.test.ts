import { once } from 'node:events';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitBodies } from './bodies.ts';

const LIMITS = { small: 1000, perNetwork: 10_000, inAll: 20_000 };

let app: FastifyInstance;
let port: number;
const sockets: net.Socket[] = [];

async function serve(): Promise<void> {
  app = Fastify({ trustProxy: true, bodyLimit: 50_000 });
  limitBodies(app, { log: app.log, limits: LIMITS });
  app.post('/', () => 'read');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

interface Sent {
  readonly from?: string;
  readonly length: number;
  /** How much of the body is sent. */
  readonly sent?: number;
  readonly chunked?: boolean;
}

async function send({
  from = '10.0.0.1',
  length,
  sent = length,
  chunked = false,
}: Sent): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const size = chunked ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const head = [
    'POST / HTTP/1.1',
    'host: here',
    `x-forwarded-for: ${from}`,
    'content-type: text/plain',
    size,
  ];
  const body = 'x'.repeat(sent);
  socket.write(`${head.join('\r\n')}\r\n\r\n${chunked ? `${sent.toString(16)}\r\n${body}\r\n` : body}`);
  return socket;
}

/** The status of the answer, 'cut' if there is none, or 'waits'. */
async function outcomeOf(socket: net.Socket): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 200));
  const answer = once(socket, 'data').then(([data]) => /^HTTP\/1.1 (\d+)/.exec(String(data))![1]!);
  return Promise.race([answer, once(socket, 'close').then(() => 'cut'), late]);
}

const outcome = async (sent: Sent) => outcomeOf(await send(sent));

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('bodies that are sent in part', () => {
  it('of one network have a limit, and those of others are read', async () => {
    await serve();
    for (let count = 0; count < 3; count += 1) await send({ length: 3000, sent: 10 });
    expect(await outcome({ length: 3000 })).toBe('429');
    expect(await outcome({ length: 3000, chunked: true, sent: 10 })).toBe('429');
    expect(await outcome({ length: 900 })).toBe('200');
    expect(await outcome({ from: '10.0.0.2', length: 3000 })).toBe('200');
  });

  it('count for all addresses that one person may hold', async () => {
    await serve();
    for (const house of ['a', 'b', 'c'])
      await send({ from: `2001:db8:0:${house}::1`, length: 3000, sent: 10 });
    expect(await outcome({ from: '2001:db8:0:d::1', length: 3000 })).toBe('429');
    expect(await outcome({ from: '2001:db8:1:d::1', length: 3000 })).toBe('200');
  });

  it('make room for others where there are too many in all, those of the network with most of them', async () => {
    await serve();
    const first = await send({ from: '10.0.0.1', length: 5000, sent: 10 });
    const second = await send({ from: '10.0.0.2', length: 4500, sent: 10 });
    const third = await send({ from: '10.0.0.2', length: 4500, sent: 10 });
    const late = outcomeOf(second);
    expect(await outcome({ from: '10.0.0.3', length: 9000 })).toBe('200');
    expect(await late).toBe('cut');
    expect(await Promise.all([outcomeOf(first), outcomeOf(third)])).toEqual(['waits', 'waits']);
  });

  it('no longer count once they were answered, or their sender has left', async () => {
    await serve();
    for (let count = 0; count < 9; count += 1) expect(await outcome({ length: 4000 })).toBe('200');
    const left = await Promise.all([send({ length: 4000, sent: 10 }), send({ length: 4000, sent: 10 })]);
    expect(await outcome({ length: 4000 })).toBe('429');
    for (const socket of left) socket.destroy();
    await expect.poll(() => outcome({ length: 4000 })).toBe('200');
  });

  it('may be longer than what a network may send, if there is only one', async () => {
    await serve();
    expect(await outcome({ length: 15_000 })).toBe('200');
  });
});
