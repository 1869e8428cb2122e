import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { othersTurns } from '../../testing/othersTurns.ts';
import { addCompressionAndEtags } from './transfer.ts';

const LONG = 'अ'.repeat(400_000);
const PIECE_BYTES = 64 * 1024;

const app = Fastify();
addCompressionAndEtags(app);
app.route({ method: ['GET', 'POST'], url: '/long', handler: () => LONG });
app.route({ method: ['GET', 'POST'], url: '/bytes', handler: () => Buffer.from(LONG) });
afterAll(() => app.close());

it.each([
  ['GET', '/long'],
  ['POST', '/long'],
  ['GET', '/bytes'],
] as const)(
  'A long answer is sent whole, and others are served between its pieces: %s %s',
  async (method, url) => {
    const bytes = Buffer.byteLength(LONG);
    const turns = await othersTurns(async () => {
      const { body, headers } = await app.inject({ method, url });
      expect(body).toBe(LONG);
      expect(headers['content-length']).toBe(String(bytes));
    });
    expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes / PIECE_BYTES));
  },
);

it('A long answer to HEAD has its length and no body', async () => {
  const { body, headers } = await app.inject({ method: 'HEAD', url: '/long' });
  expect([body, headers['content-length']]).toEqual(['', String(Buffer.byteLength(LONG))]);
});
