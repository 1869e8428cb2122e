import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { collect } from '../../testing/fakeProvider/collect.ts';
import { startFakeProvider } from '../../testing/fakeProvider/server.ts';
import { chat } from './chat.ts';
import { ModelError } from './ModelError.ts';
import { streamChat } from './streamChat.ts';
import type { CallOptions, ChatRequest } from './types.ts';

const DEADLINES = { firstByteMs: 8000, idleMs: 8000, totalMs: 8000 };

const provider = await startFakeProvider();
const endpoint = { baseUrl: provider.baseUrl, apiKey: null };
afterAll(() => provider.stop());

const asking = (model: string): ChatRequest => ({
  model,
  messages: [{ role: 'user', content: 'Tell.' }],
  maxTokens: 100,
});
const requestsOf = (model: string) => provider.requests.filter(({ body }) => body.model === model);
const options = (given: Partial<CallOptions> = {}): CallOptions => ({
  signal: new AbortController().signal,
  deadlines: DEADLINES,
  ...given,
});

describe('Aborting', () => {
  it('ends a stream, and the server sees it', async () => {
    const model = 'fault:drip abort';
    const controller = new AbortController();
    const parts = streamChat(endpoint, asking(model), options({ signal: controller.signal }));
    expect(await parts.next()).toEqual({ done: false, value: { text: 'and ' } });
    controller.abort();
    await expect(parts.next()).rejects.toMatchObject({ kind: 'aborted' });
    expect(await requestsOf(model)[0]!.closed).toBe('aborted');
  });

  it('discards pieces that had already come', async () => {
    const controller = new AbortController();
    const parts = streamChat(endpoint, asking('fault:stall abort'), options({ signal: controller.signal }));
    await parts.next();
    controller.abort();
    await expect(parts.next()).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('ends the wait for a first byte', async () => {
    const model = 'fault:silent abort';
    const controller = new AbortController();
    const answer = chat(endpoint, asking(model), options({ signal: controller.signal }));
    await expect.poll(() => requestsOf(model).length).toBe(1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(await requestsOf(model)[0]!.closed).toBe('aborted');
  });

  it('ends the wait before a retry', async () => {
    const model = 'fault:429-once abort';
    const controller = new AbortController();
    const answer = chat(endpoint, asking(model), options({ signal: controller.signal }));
    await expect.poll(() => requestsOf(model).length).toBe(1);
    await requestsOf(model)[0]!.closed;
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(requestsOf(model)).toHaveLength(1);
  });

  it('before the call sends nothing', async () => {
    const model = 'any-aborted';
    await expect(
      chat(endpoint, asking(model), options({ signal: AbortSignal.abort() })),
    ).rejects.toMatchObject({ kind: 'aborted' });
    expect(requestsOf(model)).toHaveLength(0);
  });

  it('is unnecessary for a caller that stops reading', async () => {
    const model = 'fault:drip left';
    for await (const part of streamChat(endpoint, asking(model), options())) if ('text' in part) break;
    expect(await requestsOf(model)[0]!.closed).toBe('aborted');
  });
});

// concurrent, because they wait more than they work
describe.concurrent('Deadlines', () => {
  const closedAfter = async (model: string): Promise<string> => requestsOf(model)[0]!.closed;

  // on a busy machine a request may take a second to reach the server, which must see how it ends
  it.each([
    ['fault:silent', 'first_byte', { ...DEADLINES, firstByteMs: 4000 }],
    ['fault:comments-only', 'first_byte', { ...DEADLINES, firstByteMs: 4000 }],
    ['fault:stall', 'idle', { ...DEADLINES, idleMs: 600 }],
    ['fault:drip', 'total', { ...DEADLINES, totalMs: 4000 }],
    ['fault:silent', 'total', { ...DEADLINES, totalMs: 4000 }],
  ])('%s ends at %s, and the server sees it', async (fault, phase, deadlines) => {
    const model = `${fault} ${phase}`;
    await expect(collect(streamChat(endpoint, asking(model), options({ deadlines })))).rejects.toMatchObject({
      kind: 'timeout',
      phase,
      attempts: 1,
    });
    expect(await closedAfter(model)).toBe('aborted');
    expect(requestsOf(model)).toHaveLength(1);
  });

  it('leave no room for a retry that would come after them', async () => {
    const model = 'fault:429-once late';
    await expect(
      chat(endpoint, asking(model), options({ deadlines: { ...DEADLINES, firstByteMs: 950 } })),
    ).rejects.toMatchObject({ kind: 'http', status: 429, attempts: 1 });
    expect(requestsOf(model)).toHaveLength(1);
  });
});

describe.concurrent('Retries', () => {
  it.each([0, 1])('happen as often as the caller says (%i)', async (retries) => {
    const model = `fault:503-loading ${retries}`;
    const error = await chat(endpoint, asking(model), options({ retries })).catch(
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ status: 503, attempts: retries + 1 });
    expect(requestsOf(model)).toHaveLength(retries + 1);
  });

  it('wait as long as the server says', async () => {
    const startedAt = performance.now();
    await chat(endpoint, asking('fault:429-once wait'), options());
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  it('do not wait for a minute', async () => {
    const deadlines = { firstByteMs: 120_000, idleMs: 120_000, totalMs: 120_000 };
    await expect(chat(endpoint, asking('fault:429-far wait'), options({ deadlines }))).rejects.toMatchObject({
      status: 429,
      retryAfterMs: 60_000,
      attempts: 1,
    });
  });

  it('never follow the first byte', async () => {
    const model = 'fault:cut-mid-stream once';
    const parts = streamChat(endpoint, asking(model), options());
    await expect(collect(parts)).rejects.toMatchObject({ kind: 'network' });
    expect(requestsOf(model)).toHaveLength(1);
  });

  it('are tried where nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(
      chat({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: null }, asking('any'), options()),
    ).rejects.toMatchObject({ kind: 'network', code: 'ECONNREFUSED', attempts: 3 });
  });
});

describe.concurrent('Connections that stay open', () => {
  it.each(['fault:never-closes', 'fault:done-never-closes'])('are not waited for: %s', async (fault) => {
    // waiting for the connection to close would exceed the deadline
    await collect(streamChat(endpoint, asking(`${fault} left`), options()));
    expect(await requestsOf(`${fault} left`)[0]!.closed).toBe('aborted');
  });
});

it('A connection serves the next call, too', async () => {
  const model = 'fault:slow-end kept';
  const sockets = new Set<unknown>();
  for (let at = 0; at < 5; at++) {
    await collect(streamChat(endpoint, asking(model), options()));
    sockets.add(requestsOf(model).at(-1)!.clientPort);
  }
  expect(sockets.size).toBe(1);
});
