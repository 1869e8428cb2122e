import { Writable } from 'node:stream';
import type { CallName } from '@kathaloka/contract/calls';
import { STORY_BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '../AppError.ts';
import type { SignedInUser } from '../auth/admit.ts';
import { newId } from '../ids.ts';
import { notFound } from '../notFound.ts';
import { callerHasLeft } from './callSlots.ts';
import { type ParsedRequest, type Routes, defineRoutes } from './defineRoutes.ts';
import { handleErrors } from './errors.ts';
import { eventBytes, EventStream } from './eventStream.ts';
import { readJsonBodies } from './jsonBody.ts';
import { registerContract } from './registerContract.ts';
import { compileValidator } from './validate.ts';

const ME = '00000001-0000-4000-8000-000000000001';
const SESSION = '00000005-0000-4000-8000-000000000001';
const KEY = '00000006-0000-4000-8000-000000000001';

const OTHER = '00000001-0000-4000-8000-000000000002';

const player: SignedInUser = {
  id: ME,
  session_id: KEY,
  role: 'player',
  is_verified: true,
  has_premium_access: false,
};

const admin: SignedInUser = { ...player, role: 'admin' };

interface Pipeline {
  readonly app: FastifyInstance;
  readonly logged: string[];
  /** The recorded calls of administrators on other people's resources. */
  readonly recorded: unknown[];
}

/** The pipeline only: the contract's routes, a signed-in user, and the test's handlers. */
async function pipeline(routes: Routes, user: SignedInUser = player): Promise<Pipeline> {
  const logged: string[] = [];
  const recorded: unknown[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const log: FastifyBaseLogger = pino({ level: 'error' }, sink);
  const app: FastifyInstance = Fastify({ loggerInstance: log });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  handleErrors(app);
  registerContract(app, routes, {
    admit: ({ access }) => Promise.resolve(access === 'public' ? null : user),
    rateLimiter: null,
    recordAdminAccess: ({ action, owner, hasFailed }) => {
      recorded.push([action, owner, hasFailed]);
      return Promise.resolve();
    },
  });
  await app.ready();
  onTestFinished(() => app.close());
  return { app, logged, recorded };
}

async function answer(app: FastifyInstance, request: InjectOptions) {
  const response = await app.inject(request);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), response };
}

const action = {
  method: 'POST',
  url: `/api/v1/game/sessions/${SESSION}/action`,
  payload: { action_type: 'continue', selected_model: 'tenali', session_id: SESSION },
} as const satisfies InjectOptions;

const told = {
  turn_id: newId(),
  current_xp: 9,
  model_used: 'tenali',
  credits_consumed: 1,
  narrative: 'Dawn.',
};

const nobody = () => Promise.resolve(false);

function act(handle: (request: ParsedRequest<'act'>) => Promise<typeof told>): Routes {
  return defineRoutes({ act: { ownerOf: () => Promise.resolve(ME), playsIn: nobody, handle } });
}

describe('A failure', () => {
  it('is sent with its code and payload', async () => {
    const { app } = await pipeline(
      act(() => {
        throw new AppError('xp_short', 'Not enough XP.', { current_xp: 1, required_xp: 2 });
      }),
    );
    const { status, body } = await answer(app, action);
    expect([status, body]).toEqual([
      422,
      { detail: 'Not enough XP.', code: 'xp_short', current_xp: 1, required_xp: 2 },
    ]);
  });

  it.each<[CallName, InjectOptions]>([
    ['getSettings', { url: '/api/v1/settings' }],
    ['listTags', { url: '/api/v1/categories/tags/' }],
  ])('of %s with a code that its row does not list is a fault of the server', async (name, request) => {
    const { app, logged } = await pipeline({
      [name]: () => {
        throw new AppError('session_completed', 'The story has ended.');
      },
    });
    const { status, body } = await answer(app, request);
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('The story has ended.');
    expect(logged.join()).toContain(`${name} failed with session_completed`);
  });

  it('of a caller who has left is no fault of the server', async () => {
    const { app, logged } = await pipeline({
      getSettings: () => {
        throw callerHasLeft();
      },
    });
    const { status } = await answer(app, { url: '/api/v1/settings' });
    expect(status).toBe(408);
    expect(logged.join()).not.toContain('does not list');
  });

  it('of an unknown kind exposes its request id only', async () => {
    const { app } = await pipeline(
      act(() => {
        throw new Error('password=hunter2');
      }),
    );
    const { status, body } = await answer(app, action);
    expect([status, body.code, typeof body.request_id]).toEqual([500, 'internal', 'string']);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});

describe('A call with owner access', () => {
  const NOBODY_HAS_IT = { detail: 'Game session not found', code: 'not_found', resource: 'session' };

  it.each([
    ['the owner', ME, player, 200],
    ['somebody else', KEY, player, 404],
    ['anybody, of a thing that is not there', undefined, player, 404],
    ['anybody, of a thing without an owner', null, player, 404],
    ['an administrator', KEY, admin, 404],
    ['an administrator, of a thing without an owner', null, admin, 404],
  ])('by %s', async (_who, owner, user, expected) => {
    let handled = 0;
    const handle = () => {
      handled += 1;
      return Promise.resolve(told);
    };
    const routes = defineRoutes({ act: { ownerOf: () => Promise.resolve(owner), playsIn: nobody, handle } });
    const { app } = await pipeline(routes, user);
    const { status, body } = await answer(app, action);
    expect([status, handled]).toEqual([expected, expected === 200 ? 1 : 0]);
    expect(body).toEqual(expected === 404 ? NOBODY_HAS_IT : told);
  });

  it('refuses before the body is read', async () => {
    const { app } = await pipeline(
      defineRoutes({
        act: { ownerOf: () => Promise.resolve(OTHER), playsIn: nobody, handle: () => Promise.resolve(told) },
      }),
    );
    const headers = { 'content-type': 'application/json' };
    const { status } = await answer(app, { ...action, headers, payload: '{' });
    expect(status).toBe(404);
  });

  it('answers 404 for an id of the wrong format as well', async () => {
    const { app } = await pipeline(act(() => Promise.resolve(told)));
    const { status, body } = await answer(app, { ...action, url: '/api/v1/game/sessions/no-id/action' });
    expect([status, body]).toEqual([404, NOBODY_HAS_IT]);
  });
});

describe('A call that administrators may make too', () => {
  const map = { url: `/api/v1/game/sessions/${SESSION}/map` } as const satisfies InjectOptions;
  const save = { method: 'PUT', url: `/api/v1/stories/${SESSION}/archive` } as const satisfies InjectOptions;

  it.each([
    ['the owner', ME, player, 200, []],
    ['somebody else', OTHER, player, 404, []],
    ['an administrator', OTHER, admin, 200, [['mapSession', OTHER, false], 'handled']],
    ['an administrator, of their own', ME, admin, 200, []],
    ['an administrator, of a thing without an owner', null, admin, 200, []],
    ['an administrator, of a thing that is not there', undefined, admin, 404, []],
  ])('by %s', async (_who, owner, user, expected, trace) => {
    const routes = defineRoutes({
      mapSession: {
        ownerOf: () => Promise.resolve(owner),
        handle: () => {
          if (trace.length > 0) recorded.push('handled');
          return Promise.resolve({ turns: [], has_earlier: false });
        },
      },
    });
    const { app, recorded } = await pipeline(routes, user);
    expect((await answer(app, map)).status).toBe(expected);
    // recorded before anything is shown
    expect(recorded).toEqual(trace);
  });

  it('is recorded with a change that was refused, too', async () => {
    const ownerOf = () => Promise.resolve(OTHER);
    const handle = () => Promise.reject(notFound('story'));
    const { app, recorded } = await pipeline(defineRoutes({ archiveStory: { ownerOf, handle } }), admin);
    expect((await answer(app, save)).status).toBe(404);
    expect(recorded).toEqual([['archiveStory', OTHER, true]]);
  });
});

describe('A header in the contract', () => {
  it('reaches the handler, and others do not', async () => {
    let headers: object = {};
    const { app } = await pipeline(
      act((request) => {
        headers = request.headers;
        return Promise.resolve(told);
      }),
    );
    await answer(app, { ...action, headers: { 'idempotency-key': KEY, 'x-other': '1' } });
    expect(headers).toEqual({ 'idempotency-key': KEY });
  });

  it('is refused with its location if it is malformed', async () => {
    const { app } = await pipeline(act(() => Promise.resolve(told)));
    const { status, body } = await answer(app, { ...action, headers: { 'idempotency-key': 'again' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'validation_failed',
      detail: [{ loc: ['headers', 'idempotency-key'] }],
    });
  });
});

describe('The size of a body', () => {
  it.each([
    ['an action', action.url, 'POST' as const, 256 * 1024],
    ['a story', '/api/v1/stories/', 'POST' as const, STORY_BODY_MAX_BYTES],
  ])('of %s is bounded by its row', async (_what, url, method, limit) => {
    const { app } = await pipeline({ ...act(() => Promise.resolve(told)) });
    const send = async (bytes: number) => {
      const payload = `"${'x'.repeat(bytes - 2)}"`;
      const headers = { 'content-type': 'application/json' };
      return (await answer(app, { method, url, payload, headers })).body.code;
    };
    expect(await send(limit + 1)).toBe('body_too_large');
    expect(await send(limit)).not.toBe('body_too_large');
  });
});

describe('Server-sent events', () => {
  const events = { ...action, headers: { accept: 'text/event-stream' } };

  function streaming(tell: (request: ParsedRequest<'act'>) => AsyncGenerator<StreamedEvent>): Routes {
    const handle = (request: ParsedRequest<'act'>) => Promise.resolve(new EventStream(tell(request)));
    return defineRoutes({ act: { ownerOf: () => Promise.resolve(ME), playsIn: nobody, handle } });
  }
  type StreamedEvent =
    | { readonly id: string; readonly event: 'delta'; readonly data: { readonly text: string } }
    | { readonly id: string; readonly event: 'done'; readonly data: typeof told };

  it('are sent one by one, with only what the contract names', async () => {
    const { app } = await pipeline(
      streaming(async function* tell() {
        yield { id: '1', event: 'delta', data: { text: 'Dawn\n', secret: 'x' } as { text: string } };
        yield { id: '2', event: 'done', data: told };
      }),
    );
    const { statusCode, headers, body } = await app.inject(events);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(body).toBe(
      `:\n\nid: 1\nevent: delta\ndata: {"text":"Dawn\\n"}\n\nid: 2\nevent: done\ndata: ${JSON.stringify(told)}\n\n`,
    );
  });

  it('end with an error event that has the body of the failed call', async () => {
    const { app } = await pipeline(
      streaming(async function* tell() {
        yield { id: '1', event: 'delta', data: { text: 'Dawn' } };
        throw notFound('session');
      }),
    );
    const { body } = await app.inject(events);
    const data = { detail: 'Game session not found', code: 'not_found', resource: 'session', status: 404 };
    expect(body.endsWith(`event: error\ndata: ${JSON.stringify(data)}\n\n`)).toBe(true);
  });

  it('never carry an error that is not in the row', async () => {
    const { app } = await pipeline(
      streaming(async function* tell() {
        yield { id: '1', event: 'delta', data: { text: 'Dawn' } };
        throw new AppError('invalid_link', 'The link is invalid.');
      }),
    );
    const { body } = await app.inject(events);
    expect(body).toContain('"code":"internal"');
    expect(body).not.toContain('The link is invalid.');
  });

  it('stop when the caller disconnects, and notify the handler', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<boolean>();
    const { app } = await pipeline(
      streaming(async function* tell({ signal }) {
        try {
          yield { id: '1', event: 'delta', data: { text: 'Dawn' } };
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
        } finally {
          stop(signal.aborted);
        }
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const caller = new AbortController();
    const { port } = app.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}${action.url}`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(action.payload),
      signal: caller.signal,
    });
    const reader = response.body!.getReader();
    await reader.read();
    caller.abort();
    expect(await stopped).toBe(true);
  });

  it('are sent only to callers that accept them', async () => {
    const wanted: boolean[] = [];
    const { app } = await pipeline(
      act(({ wantsEvents }) => {
        wanted.push(wantsEvents);
        return Promise.resolve(told);
      }),
    );
    for (const accept of [
      'application/json',
      'text/event-stream',
      'application/json, text/event-stream;q=0.9',
    ])
      await app.inject({ ...action, headers: { accept } });
    expect(wanted).toEqual([false, true, true]);
  });

  it('keep an idle connection alive', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const bytes = eventBytes(
      new EventStream(
        (async function* slow() {
          await promise;
          yield { event: 'delta', data: 1 };
        })(),
      ),
      { parse: (event) => event, failure: () => ({ event: 'error', data: null }), heartbeatMs: 5 },
    );
    let sent = '';
    for await (const bit of bytes) {
      sent += String(bit);
      if (sent === ':\n\n:\n\n') resolve();
    }
    expect(sent).toMatch(/^(?::\n\n){2,}event: delta\ndata: 1\n\n$/);
  });
});
