import { once } from 'node:events';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Running } from '../limits/costs.ts';
import { createCallQueue, createCallSlots } from './callSlots.ts';

const LIMITS: Running = { concurrency: 2, waiting: 3, waitMs: 30_000 };
const REFUSED = { code: 'rate_limited' };
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let began = false;
  const work = (): Promise<void> => {
    began = true;
    return promise;
  };
  return { work, end: resolve, hasBegun: () => began };
}

describe('Handlers of one caller', () => {
  beforeEach(() => vi.useFakeTimers() && undefined);
  afterEach(() => vi.useRealTimers() && undefined);

  it('run a few at a time, and those of others beside them', async () => {
    const inTurn = createCallQueue(LIMITS);
    const [first, second, third, other] = [held(), held(), held(), held()];
    const done = [first, second, third].map(({ work }) => inTurn('ravi', work));
    void inTurn('asha', other.work);
    await vi.advanceTimersByTimeAsync(1000);
    expect([first, second, third, other].map(({ hasBegun }) => hasBegun())).toEqual([
      true,
      true,
      false,
      true,
    ]);
    first.end();
    await done[0];
    await vi.advanceTimersByTimeAsync(0);
    expect(third.hasBegun()).toBe(true);
  });

  it('that wait for too long are refused, and do not run afterwards', async () => {
    const inTurn = createCallQueue(LIMITS);
    const [first, second, late] = [held(), held(), held()];
    const running = [first, second].map(({ work }) => inTurn('ravi', work));
    const refused = failure(inTurn('ravi', late.work));
    await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
    expect(await refused).toMatchObject(REFUSED);
    first.end();
    await running[0];
    await vi.advanceTimersByTimeAsync(0);
    expect(late.hasBegun()).toBe(false);
    expect(await inTurn('ravi', () => Promise.resolve('told'))).toBe('told');
  });

  it('are refused immediately if too many wait, and a failure makes room as well', async () => {
    const inTurn = createCallQueue(LIMITS);
    const all = Array.from({ length: 5 }, () => held());
    const asked = all.map(({ work }) => inTurn('ravi', work));
    expect(await failure(inTurn('ravi', () => Promise.resolve()))).toMatchObject(REFUSED);
    for (const { end } of all) end();
    await Promise.all(asked);
    for (let time = 0; time < 5; time += 1)
      expect(await failure(inTurn('ravi', () => Promise.reject(new Error('broken'))))).toMatchObject({
        message: 'broken',
      });
  });
});

describe('The slots of one account', () => {
  let app: FastifyInstance;
  let port: number;
  /** What a call does before it takes its slot, and what its handler does. */
  let admit: () => Promise<void>;
  let handle: () => Promise<string>;
  let taken: number;
  const meter = { loopMs: 0, workerMs: 0 };

  beforeEach(async () => {
    const take = createCallSlots(LIMITS);
    [admit, handle, taken] = [() => Promise.resolve(), () => Promise.resolve('told'), 0];
    meter.loopMs = 0;
    app = Fastify();
    app.decorateRequest('slot', null);
    app.decorateRequest('meter');
    app.route({
      method: ['GET', 'POST'],
      url: '/',
      async onRequest(request, reply) {
        await admit();
        request.meter = meter;
        request.slot = await take('ravi', { request, reply });
        taken += 1;
      },
      handler: (request) => request.slot!.during(() => handle()),
    });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    return () => app.close();
  });

  async function connect(): Promise<net.Socket> {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }
  const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const allFree = async () => {
    expect(await Promise.all([answer(), answer(), answer()])).toEqual(['told', 'told', 'told']);
  };

  it('are not lost to callers who leave before they have one', async () => {
    const admission = held();
    let admitting = 0;
    admit = () => {
      admitting += 1;
      return admission.work();
    };
    const sockets = await Promise.all([connect(), connect(), connect()]);
    for (const socket of sockets) socket.write(GET);
    await expect.poll(() => admitting).toBe(3);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect
      .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
      .toBe(0);
    admission.end();
    admit = () => Promise.resolve();
    await allFree();
  });

  it('are not lost to answers that never get a connection', async () => {
    const first = held();
    handle = () => first.work().then(() => 'told');
    const socket = await connect();
    socket.write(GET.repeat(5));
    await expect.poll(() => taken).toBe(2);
    socket.resetAndDestroy();
    first.end();
    handle = () => Promise.resolve('told');
    await allFree();
  });

  it('are not lost to bodies that never come', async () => {
    const sockets = await Promise.all([connect(), connect()]);
    for (const socket of sockets)
      socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n');
    await expect.poll(() => taken).toBe(2);
    for (const socket of sockets) socket.destroy();
    await allFree();
  });

  it('pause after calls that took the thread, and not after others', async () => {
    const endsOf = async (loopMs: number): Promise<number> => {
      meter.loopMs = loopMs;
      const began = performance.now();
      await Promise.all([answer(), answer(), answer()]);
      return performance.now() - began;
    };
    expect(await endsOf(100)).toBeGreaterThan(290);
    // what a call took does not add up
    expect(await endsOf(10_000)).toBeLessThan(5000);
  });

  it('are held by a handler whose caller has left', async () => {
    const works = [held(), held()];
    const left = [...works];
    handle = () => (left.shift()?.work() ?? Promise.resolve()).then(() => 'told');
    const sockets = await Promise.all([connect(), connect()]);
    for (const socket of sockets) socket.write(GET);
    await expect.poll(() => works.every(({ hasBegun }) => hasBegun())).toBe(true);
    for (const socket of sockets) socket.resetAndDestroy();
    const next = answer();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(taken).toBe(2);
    works[0]!.end();
    expect(await next).toBe('told');
    works[1]!.end();
    await allFree();
  });
});
