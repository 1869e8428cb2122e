import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGracefully } from './shutdown.ts';

const DRAIN = { requestsMs: 150, streamsMs: 3000 };

async function server({ isOpenEnded = false } = {}) {
  const app = Fastify({ forceCloseConnections: false });
  app.decorateRequest('isOpenEnded', isOpenEnded);
  const { isStopping } = closeGracefully(app, DRAIN);
  let endStream = (): void => undefined;
  app.get('/never', () => new Promise(() => undefined));
  app.get('/events', (_request, reply) => {
    const body = new Readable({ read: () => undefined });
    body.push(':\n\n');
    endStream = () => {
      body.push('data: the end\n\n');
      body.push(null);
    };
    return reply.type('text/event-stream').send(body);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address, isStopping, endStream: () => endStream() };
}

it('A stop aborts hanging requests, and lets event streams finish', async () => {
  const { app, address, isStopping, endStream } = await server();
  const request = fetch(`${address}/never`).then(
    () => 'answered',
    () => 'cut',
  );
  const stream = await fetch(`${address}/events`);
  const closed = app.close();
  expect(await request).toBe('cut');
  expect(isStopping()).toBe(true);
  await wait(DRAIN.requestsMs);
  endStream();
  expect(await stream.text()).toBe(':\n\ndata: the end\n\n');
  await closed;
});

it('A stop waits for an event stream only up to its limit', async () => {
  const { app, address } = await server();
  const stream = await fetch(`${address}/events`);
  const cut = stream.text().then(
    () => 'ended',
    () => 'cut',
  );
  await app.close();
  expect(await cut).toBe('cut');
});

it('A stop does not wait for a stream that nothing comes to an end in', async () => {
  const { app, address } = await server({ isOpenEnded: true });
  const stream = await fetch(`${address}/events`);
  const began = Date.now();
  const cut = stream.text().then(
    () => 'ended',
    () => 'cut',
  );
  await app.close();
  expect(await cut).toBe('cut');
  expect(Date.now() - began).toBeLessThan(DRAIN.streamsMs / 2);
});
