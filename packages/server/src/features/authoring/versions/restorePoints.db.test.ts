import { calls, type CallName } from '@kathaloka/contract/calls';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { OWN_RESTORE_POINTS_STORED, STORAGE_MAX_MB } from '@kathaloka/contract/limits';
import { isSame } from '@kathaloka/story';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import type { CallOptions } from '../../../testing/callApi.ts';
import type { Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { sweepOldPlay } from '../../play/public.ts';

const server = await adminServer({ rateLimit: false });
const write = await authoring(server.app, server.db);
let meera: Person;
afterAll(() => server.close());
beforeEach(async () => {
  meera = await write.person();
});

/** A request about this story; null if the call is not about a story in its state. */
type Asked = (id: string) => CallOptions | Promise<CallOptions | null>;
const story: Asked = (id) => ({ params: { id } });
const bulk =
  (action: string): Asked =>
  (ids) => ({ body: { action, ids: [ids] } });

/** Each call by which an administrator can write the story of somebody else, with requests that do. */
const WRITES: Partial<Record<CallName, readonly Asked[]>> = {
  updateStory: [
    (id) => ({ params: { id }, body: { story_structure: ROPE } }),
    (id) => ({ params: { id }, body: { story_description: '', tagline: 'Another.' } }),
  ],
  publishStory: [story],
  archiveStory: [story],
  restoreStory: [story],
  restoreStoryVersion: [(id) => ({ params: { id, number: '1' } })],
  restoreStoryPoint: [
    async (id) => {
      await write.edit(server.admin, id, { story_structure: ROPE });
      return { params: { id, number: '1' } };
    },
  ],
  changeStories: [
    bulk('archive'),
    bulk('restore'),
    async (id) => {
      const { headers } = server.admin;
      await server.call('changeStories', { headers, ...(await bulk('archive')(id)) });
      return bulk('undo')(id);
    },
  ],
  approveReview: [handedIn],
  removeStory: [(id) => ({ params: { id }, body: { reason: 'It names a neighbour.' } })],
  decideReport: [
    async (id) => {
      const { headers } = await server.person();
      const { body } = await server.call('reportStory', {
        params: { id },
        headers,
        body: { kind: 'broken' },
      });
      if (!body.id) return null;
      return { params: { id: body.id }, body: { decision: 'archive', note: 'It is broken.' } };
    },
  ],
};

/** The deletion of an account, and calls that write no text of a story: notes, flags, shelves, people, other things. */
const OTHERS: readonly CallName[] = [
  'removeUser',
  ...(['setFeatured', 'importShelf', 'exportShelf', 'rejectReview'] as const),
  ...(['createCategory', 'reorderCategories', 'renameCategory', 'mergeCategory', 'deleteCategory'] as const),
  ...(['createTag', 'reorderTags', 'updateTag', 'mergeTag', 'deleteTag'] as const),
  ...(['updateUser', 'grantCredits', 'blockUser', 'unblockUser', 'changeBirthYear'] as const),
  ...(['recordConsent', 'exportUser'] as const),
];

const ROPE: StoryStructure = {
  start_node: 'bank',
  nodes: { bank: { text: 'There is a rope.', choices: [] } },
};

async function handedIn(id: string): Promise<CallOptions> {
  const submitted_at = server.time.now();
  await server.db.updateTable('stories').set({ submitted_at }).where('id', '=', id).execute();
  return { params: { story_id: id } };
}

/** Stories of an author, each with a text that no version has. */
const STATES: Readonly<Record<string, () => Promise<string>>> = {
  draft: async () => (await write.write(meera, { story_structure: BRIDGE })).id,
  'published with edits': edited,
  archived: async () => {
    const id = await edited();
    await server.call('archiveStory', { headers: meera.headers, params: { id } });
    return id;
  },
};

async function edited(): Promise<string> {
  const { id } = await write.published(meera);
  await write.edit(meera, id, { story_structure: BRIDGE });
  return id;
}

const byAdmin = () => ({ headers: server.admin.headers });

const pointsOf = async (id: string) =>
  (await server.call('listStoryVersions', { headers: meera.headers, params: { id } })).body.restore_points;

const rowOf = (id: string) =>
  server.db
    .selectFrom('stories')
    .select(['status', 'story_structure', 'working_copy', 'tagline', 'story_description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('What an administrator writes into the story of somebody else', () => {
  it('is written by a call that is tried here', () => {
    const changing = (Object.keys(calls) as CallName[]).filter(
      (name) => ['admin', 'owner-or-admin'].includes(calls[name].access) && calls[name].method !== 'GET',
    );
    expect([...Object.keys(WRITES), ...OTHERS].sort()).toEqual(changing.sort());
  });

  it.each(Object.keys(WRITES) as CallName[])('can be taken back after %s', async (name) => {
    let writes = 0;
    for (const make of Object.values(STATES)) {
      for (const ask of WRITES[name]!) {
        const id = await make();
        const request = await ask(id);
        if (!request) continue;
        const [before, row] = [await write.source(meera, id), await rowOf(id)];
        const { length } = await pointsOf(id);
        const answer = await server.call(name, { ...request, headers: server.admin.headers });
        if (answer.status >= 300 || isSame(await rowOf(id), row)) continue;
        writes += 1;
        const points = await pointsOf(id);
        expect(points, name).toHaveLength(length + 1);
        await server.call('restoreStoryPoint', {
          headers: meera.headers,
          params: { id, number: String(points[0]!.number) },
        });
        const { story_structure, tagline, story_description } = await write.source(meera, id);
        expect({ story_structure, tagline, story_description }).toEqual({
          story_structure: before.story_structure,
          tagline: before.tagline,
          story_description: before.story_description,
        });
      }
    }
    expect(writes, `${name} wrote nothing`).toBeGreaterThan(0);
  });
});

describe('A restore point', () => {
  it('says who did what, when, and what was there before', async () => {
    const { id } = await write.write(meera, { title: 'The Ferry' });
    await write.edit(server.admin, id, { title: 'The Rope', story_structure: ROPE });
    expect(await pointsOf(id)).toEqual([
      {
        number: 1,
        act: 'edited',
        kinds: ['text', 'removed', 'details'],
        stored_at: server.time.now().toISOString(),
        by_admin: true,
        title: 'The Ferry',
        total_scenes: Object.keys(FERRY.nodes).length,
      },
    ]);
  });

  it('brings back the title and the order of the scenes as well', async () => {
    const { id } = await write.write(meera, { title: 'The Ferry' });
    const names = Object.keys((await write.source(meera, id)).story_structure.nodes);
    await write.edit(server.admin, id, { title: 'The Rope', story_structure: ROPE });
    const params = { id, number: '1' };
    const { body } = await server.call('restoreStoryPoint', { headers: meera.headers, params });
    expect(body.title).toBe('The Ferry');
    expect(Object.keys(body.story_structure.nodes)).toEqual(names);
    // a restored text can be taken back as well
    expect((await pointsOf(id))[0]).toMatchObject({ number: 2, act: 'restored', by_admin: false });
  });

  it('is not stored for what an author writes, nor for a change of no text', async () => {
    const { id } = await write.published(meera);
    await write.edit(meera, id, { story_structure: BRIDGE });
    await write.edit(server.admin, id, { is_featured: true });
    await write.edit(server.admin, id, { story_structure: BRIDGE });
    expect(await pointsOf(id)).toEqual([]);
  });

  it('is stored before an author restores a version over unpublished edits', async () => {
    const id = await edited();
    await server.call('restoreStoryVersion', { headers: meera.headers, params: { id, number: '1' } });
    expect((await write.source(meera, id)).story_structure).toMatchObject(FERRY);
    await server.call('restoreStoryPoint', { headers: meera.headers, params: { id, number: '1' } });
    expect((await write.source(meera, id)).story_structure).toMatchObject(BRIDGE);
  });

  it('is stored for an act of an administrator also if the account of the author is full', async () => {
    const { id } = await write.published(meera);
    const bytes = STORAGE_MAX_MB * 1024 * 1024;
    await server.db.updateTable('account_storage').set({ bytes }).where('user_id', '=', meera.id).execute();
    expect((await write.edit(server.admin, id, { story_structure: BRIDGE })).status).toBe(200);
    const params = { id, number: '1' };
    expect((await server.call('restoreStoryVersion', { ...byAdmin(), params })).status).toBe(200);
    expect((await server.call('archiveStory', { ...byAdmin(), params: { id } })).status).toBe(200);
    expect((await pointsOf(id)).map(({ act }) => act)).toEqual(['archived', 'restored', 'edited']);
  });

  it('of an own restore gives way to newer ones, and to none of an administrator', async () => {
    const id = await edited();
    await write.edit(server.admin, id, { story_structure: ROPE });
    for (let round = 0; round < OWN_RESTORE_POINTS_STORED + 3; round += 1) {
      await write.edit(meera, id, { story_structure: BRIDGE, tagline: `Round ${round}` });
      await server.call('restoreStoryVersion', { headers: meera.headers, params: { id, number: '1' } });
    }
    const points = await pointsOf(id);
    expect(points.filter(({ by_admin }) => by_admin)).toMatchObject([{ number: 1 }]);
    const own = points.filter(({ by_admin }) => !by_admin).map(({ number }) => number);
    expect(own).toEqual(
      Array.from({ length: OWN_RESTORE_POINTS_STORED }, (_, at) => OWN_RESTORE_POINTS_STORED + 4 - at),
    );
  });

  it('outlives the sweep of unused texts', async () => {
    const { id } = await write.write(meera);
    await write.edit(server.admin, id, { story_structure: ROPE });
    const later = () => new Date(server.time.now().getTime() + 400 * 86_400_000);
    await sweepOldPlay({ ...server.deps, clock: later });
    await server.call('restoreStoryPoint', { headers: meera.headers, params: { id, number: '1' } });
    expect((await write.source(meera, id)).story_structure).toMatchObject(FERRY);
  });

  it('of a stale editor is refused', async () => {
    const { id } = await write.write(meera);
    await write.edit(server.admin, id, { story_structure: ROPE });
    const params = { id, number: '1' };
    const answer = await server.call('restoreStoryPoint', {
      headers: meera.headers,
      params,
      body: { version: 1 },
    });
    expect(answer.body).toMatchObject({ code: 'stale_version' });
  });
});
