import dgram from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveForeignHost } from './resolveHost.ts';

/** A DNS server that knows one name, and is silent about all others. */
const server = dgram.createSocket('udp4');
let servers: readonly string[];
let asked = 0;

beforeAll(async () => {
  server.on('message', (question, { port, address }) => {
    asked += 1;
    const name = question.subarray(12, question.indexOf(0, 12) + 5);
    if (!name.includes('known')) return;
    const isV4 = name.at(-3) === 1;
    const head = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, Number(isV4), 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 203, 0, 113, 7]);
    server.send(Buffer.concat(isV4 ? [head, name, answer] : [head, name]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});
afterAll(() => server.close());

it('A host is resolved to its addresses, also if it has none of one kind', async () => {
  const found = await resolveForeignHost('known.example.org', AbortSignal.timeout(20_000), servers);
  expect(found).toEqual([{ address: '203.0.113.7', family: 4 }]);
});

it('A look-up whose server is silent ends with the signal, and asks no further', async () => {
  const began = performance.now();
  const silent = resolveForeignHost('silent.example.org', AbortSignal.timeout(100), servers);
  await expect(silent).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - began).toBeLessThan(1500);
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(asked).toBe(before);
});
