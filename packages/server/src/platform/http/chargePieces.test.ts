/** Answers in pieces are compressed on other threads, at the cost of who asked for them. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Cost, Debts } from '../limits/debts.ts';
import { chargeWork } from './chargeWork.ts';
import { followRequests } from './followRequests.ts';
import { addCompressionAndEtags } from './transfer.ts';

const PIECES = Array.from({ length: 20 }, () => randomBytes(50_000).toString('base64'));

async function server(answer: () => Readable) {
  let cost: Cost | undefined;
  const debts: Debts = {
    charge(_who, each) {
      cost = each;
    },
    refuse() {},
  };
  const app = Fastify();
  followRequests(app, { tracing: undefined, believesCallers: false });
  chargeWork(app, { debts });
  addCompressionAndEtags(app);
  app.get('/', { config: { call: 'exportSession' } }, (_request, reply) =>
    reply.type('application/json').send(answer()),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { address, cost: () => cost };
}

it.each(['br', 'gzip'])('The compression of pieces (%s) is charged to their request', async (encoding) => {
  const { address, cost } = await server(() => Readable.from(PIECES));
  const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(PIECES.join(''));
  await expect.poll(() => cost()?.workerMs).toBeGreaterThan(1);
});

it('A caller who leaves ends the pieces, and a failure of one breaks the connection', async () => {
  const endless = Readable.from(
    (async function* write() {
      for (;;) yield PIECES[0];
    })(),
  );
  const leaving = new AbortController();
  const { address } = await server(() => endless);
  const headers = { 'accept-encoding': 'gzip' };
  const response = await fetch(address, { headers, signal: leaving.signal });
  const ended = new Promise((resolve) => endless.once('close', resolve));
  leaving.abort();
  await expect(response.text()).rejects.toThrow('aborted');
  await ended;

  const failing = await server(() =>
    Readable.from(
      (async function* write() {
        yield* PIECES;
        throw new Error('away');
      })(),
    ),
  );
  const broken = await fetch(failing.address, { headers });
  await expect(broken.text()).rejects.toThrow('terminated');
});
