import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/durations.ts';
import { adminServer } from '../../testing/adminServer.ts';
import { authoring, BRIDGE } from '../../testing/authoring.ts';
import type { Person } from '../../testing/people.ts';

const server = await adminServer();
const write = await authoring(server.app, server.db);
let author: Person;
afterAll(() => server.close());
beforeEach(async () => {
  author = await server.person();
});

const change = async (action: BulkStoryAction, ids: readonly string[], admin = server.admin) =>
  (await server.call('changeStories', { headers: admin.headers, body: { action, ids } })).body.results;
const stateOf = async (id: string) => {
  const { status, is_featured, has_unpublished_changes } = await write.source(author, id);
  return { status, is_featured, has_unpublished_changes };
};
/** What a new game shows. */
const playedBy = async (reader: Person, id: string) => {
  const { body } = await server.call('createSession', { headers: reader.headers, body: { story_id: id } });
  return JSON.stringify(body);
};

it('puts stories back as readers had them, with what their authors had not published', async () => {
  const { id } = await write.published(author);
  const draft = (await write.write(author)).id;
  await write.edit(author, id, { story_structure: BRIDGE });
  await change('feature', [id]);
  const before = await stateOf(id);
  expect(before).toEqual({ status: 'published', is_featured: true, has_unpublished_changes: true });

  await change('archive', [id, draft]);
  expect(await stateOf(id)).toEqual({
    status: 'archived',
    is_featured: false,
    has_unpublished_changes: false,
  });
  expect(await change('undo', [id, draft])).toEqual([
    { id, outcome: 'done', status: 'published', is_featured: true },
    { id: draft, outcome: 'wrong_status', status: 'draft', is_featured: false },
  ]);
  expect(await stateOf(id)).toEqual(before);
  expect((await write.source(author, id)).story_structure).toMatchObject(BRIDGE);
  const played = await playedBy(await server.person(), id);
  expect(played).toContain('The Ferry');
  expect(played).not.toContain('There is a bridge');
  expect((await server.audit(id))[0]!.changes).toEqual([
    { field: 'status', before: 'archived', after: 'published' },
    { field: 'is_featured', before: false, after: true },
  ]);
});

it('archives again what was archived before it was restored, and leaves drafts', async () => {
  const [archived, draft] = [await write.published(author), await write.write(author)];
  await server.call('archiveStory', { headers: author.headers, params: { id: archived.id } });
  await change('restore', [archived.id, draft.id]);
  expect(await stateOf(archived.id)).toMatchObject({ status: 'draft' });
  expect(await change('undo', [archived.id, draft.id])).toMatchObject([
    { outcome: 'done', status: 'archived' },
    { outcome: 'wrong_status', status: 'draft' },
  ]);
});

it('leaves a story that something else has changed since, and one that somebody else has changed', async () => {
  const ids = [(await write.published(author)).id, (await write.published(author)).id];
  await change('archive', ids);
  const other = await server.person({ role: 'admin' });
  expect(await change('undo', ids, other)).toMatchObject([
    { outcome: 'wrong_status', status: 'archived' },
    { outcome: 'wrong_status', status: 'archived' },
  ]);
  await change('restore', [ids[0]!], other);
  expect(await change('undo', ids)).toMatchObject([
    { outcome: 'wrong_status', status: 'draft' },
    { outcome: 'done', status: 'published' },
  ]);
});

it('does not publish what its author has written or archived since', async () => {
  const ids = [(await write.published(author)).id, (await write.published(author)).id];
  await change('archive', ids);
  await write.edit(author, ids[0]!, { title: 'Unfinished' });
  const by = { headers: author.headers, params: { id: ids[1]! } };
  expect((await server.call('restoreStory', by)).status).toBe(200);
  expect((await server.call('archiveStory', by)).status).toBe(200);
  expect(await change('undo', ids)).toMatchObject([
    { outcome: 'wrong_status', status: 'archived' },
    { outcome: 'wrong_status', status: 'archived' },
  ]);
});

it('does not put back what a report has taken down meanwhile', async () => {
  const { id } = await write.published(author);
  const reader = await server.person();
  const { body } = await server.call('reportStory', {
    headers: reader.headers,
    params: { id },
    body: { kind: 'broken' },
  });
  await change('archive', [id]);
  server.time.pass(1000);
  const decision = { decision: 'archive', note: 'It is a copy.' };
  const decided = await server.call('decideReport', {
    headers: server.admin.headers,
    params: { id: body.id },
    body: decision,
  });
  expect(decided.status).toBe(200);
  expect(await change('undo', [id])).toEqual([
    { id, outcome: 'wrong_status', status: 'archived', is_featured: false },
  ]);
});

it('is possible for a day', async () => {
  const { id } = await write.published(author);
  // the clock goes back first, because a login does not last for a day
  server.time.pass(-DAY_MS - 1000);
  await change('archive', [id]);
  server.time.pass(DAY_MS + 1000);
  expect(await change('undo', [id])).toMatchObject([{ outcome: 'wrong_status', status: 'archived' }]);
});
