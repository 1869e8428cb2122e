import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminServer } from '../../testing/adminServer.ts';
import type { Person } from '../../testing/people.ts';

let owner: Person;
let reader: Person;
let link: { id: string; token: string };

const server = await adminServer();

beforeAll(async () => {
  const author = await server.person({ is_verified: true });
  [owner, reader] = [await server.person({ is_verified: true }), await server.person()];
  const story_id = await server.make.story({ author_id: author.id, title: 'The Ferryman' });
  const { body } = await server.call('createSession', { headers: owner.headers, body: { story_id } });
  const params = { session_id: body.id, turn_id: body.session_data.narrative_history[0]!.id };
  link = (await server.call('shareTurn', { headers: owner.headers, params, body: {} })).body;
});
afterAll(() => server.close());

const report = () =>
  server.call('reportSharedTurn', {
    headers: reader.headers,
    params: { token: link.token },
    body: { kind: 'hate', words: 'Unkind' },
  });

it('A reported link comes into the queue with what it shows, and an administrator ends it', async () => {
  const { body: own } = await report();
  expect((await report()).body).toMatchObject({ code: 'already_reported' });
  const { headers } = server.admin;
  const { body: queue } = await server.call('listReports', { headers });
  expect(queue.reports).toMatchObject([{ id: own.id, shared: { token: link.token }, state: 'open' }]);
  expect(queue.reports[0]!.passage!.text).not.toBe('');

  const body = { decision: 'revoke', note: 'It names a neighbour.' };
  const { body: decided } = await server.call('decideReport', { headers, params: { id: own.id }, body });
  expect(decided).toMatchObject({ state: 'acted', decision: 'revoke', shared: { token: null } });
  expect((await server.call('getSharedTurn', { params: { token: link.token } })).status).toBe(404);
  expect((await server.call('listSharedTurns', owner)).body.shared_turns).toEqual([]);
});

it('A report of anything else has no link to end', async () => {
  const story_id = await server.make.story({ title: 'The Ferry' });
  const asked = { headers: reader.headers, params: { id: story_id }, body: { kind: 'hate', words: '' } };
  const { body: own } = await server.call('reportStory', asked);
  const { status } = await server.call('decideReport', {
    headers: server.admin.headers,
    params: { id: own.id },
    body: { decision: 'revoke', note: 'x' },
  });
  expect(status).toBe(404);
});
