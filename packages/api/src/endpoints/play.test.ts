import { fixtureId } from '@kathaloka/contract/fixtures';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';

const server = fileServer();

const story = fixtureId('story', 1);

/** Starts the story on a server with these answers to the session check and the creation. */
async function start(check: () => Response, creation: () => Response) {
  const requests: string[] = [];
  server.use(
    http.get('*/api/v1/game/sessions/check/:story', ({ params }) => {
      requests.push(`check ${String(params.story)}`);
      return check();
    }),
    http.put('*/api/v1/game/sessions/', async ({ request }) => {
      requests.push(`create ${JSON.stringify(await request.json())}`);
      return creation();
    }),
  );
  const { endpoints, store } = clientInStore();
  const answer = await store.dispatch(endpoints.startPlaying.initiate({ story_id: story }));
  return { answer, requests };
}

const json = (body: object, status = 200) => HttpResponse.json(body, { status });
const none = () => json({ has_existing_session: false, session_id: null, is_completed: false });

describe('starting a story', () => {
  it('resumes the open session and creates no other', async () => {
    const open = () => json({ has_existing_session: true, session_id: 'open', is_completed: false });
    const { answer, requests } = await start(open, () => json({ id: 'new' }, 201));
    expect(answer.data).toBe('open');
    expect(requests).toEqual([`check ${story}`]);
  });

  it('creates a session if there is none', async () => {
    const { answer, requests } = await start(none, () => json({ id: 'new' }, 201));
    expect(answer.data).toBe('new');
    expect(requests).toEqual([`check ${story}`, `create ${JSON.stringify({ story_id: story })}`]);
  });

  it('creates a session if the check failed', async () => {
    const { answer } = await start(
      () => json({ detail: 'Broken' }, 500),
      () => json({ id: 'new' }, 201),
    );
    expect(answer.data).toBe('new');
  });

  it('sends the same key until a session is created', async () => {
    const { store, endpoints } = clientInStore();
    const keys: (string | null)[] = [];
    let status = 503;
    server.use(
      http.get('*/api/v1/game/sessions/check/:story', none),
      http.put('*/api/v1/game/sessions/', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return json(status === 201 ? { id: 'new' } : { detail: 'Away' }, status);
      }),
    );
    const begin = () => store.dispatch(endpoints.startPlaying.initiate({ story_id: story }));
    await begin();
    status = 201;
    await begin();
    await begin();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('fails with the reason if none can be created', async () => {
    const { answer } = await start(none, () => json({ detail: 'Premium only' }, 403));
    expect(answer.error).toMatchObject({ kind: 'http', status: 403, detail: 'Premium only' });
  });

  it('fails if the new session has no id', async () => {
    const { answer } = await start(none, () => json({}, 201));
    expect(answer.error).toEqual({ kind: 'garbled', status: 200 });
  });
});
