import { calls, type CallName } from '@kathaloka/contract/calls';
import { AUDIT_VALUE_MAX } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';
import { authoring } from '../../testing/authoring.ts';
import type { CallOptions } from '../../testing/callApi.ts';
import type { Person } from '../../testing/people.ts';
import { plainWords } from './plainWords.ts';
import { recordChange } from './recordChange.ts';

const server = await adminServer();
const write = await authoring(server.app, server.db);
afterAll(() => server.close());

/** The calls by which administrators change something. */
const CHANGING = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].access === 'admin' && calls[name].method !== 'GET',
);

/** Calls of authors that administrators may make for any story. */
const AUTHORS: readonly CallName[] = [
  'createStory',
  'updateStory',
  'publishStory',
  'archiveStory',
  'restoreStory',
  'restoreStoryPoint',
  'restoreStoryVersion',
];

/** A request for each call, one that really changes something. */
const REQUESTS: Partial<Record<CallName, () => Promise<CallOptions>>> = {
  changeStories: async () => ({ body: { action: 'archive', ids: [await server.make.story()] } }),
  removeStory: async () => ({
    params: { id: await server.make.story() },
    body: { reason: 'It names a neighbour.' },
  }),
  importShelf: () => Promise.resolve({ body: write.aShelf() }),
  exportShelf: async () => ({ body: { ids: [await server.make.story()] } }),
  setFeatured: async () => ({ params: { id: await server.make.story() }, body: { is_featured: true } }),
  createCategory: async () => ({ body: { display_name: `River ${newId()}` } }),
  reorderCategories: async () => {
    await server.make.category();
    await server.make.category();
    const { body } = await server.call('listCategories');
    return { body: { ids: body.map(({ id }) => id).toReversed() } };
  },
  renameCategory: async () => ({ ...(await aCategory()), body: { display_name: `Sea ${newId()}` } }),
  mergeCategory: async () => ({
    ...(await aCategory()),
    body: { into: (await server.make.category()).id },
  }),
  deleteCategory: () => aCategory(),
  createTag: async () => ({ body: { display_name: `Ferry ${newId()}`, color: '#f2b23c' } }),
  reorderTags: async () => {
    await aTag();
    await aTag();
    const { body } = await server.call('listTags');
    return { body: { ids: body.map(({ id }) => id).toReversed() } };
  },
  updateTag: async () => ({ ...(await aTag()), body: { color: '#000000' } }),
  mergeTag: async () => ({ ...(await aTag()), body: { into: (await aTag()).params.id } }),
  deleteTag: () => aTag(),
  updateUser: async () => ({ ...(await aPerson()), body: { has_premium_access: true } }),
  grantCredits: async () => ({
    ...(await aPerson()),
    body: { amount: 5, reason: 'A gift', operation_key: newId() },
  }),
  blockUser: async () => ({ ...(await aPerson()), body: { reason: 'Spam' } }),
  changeBirthYear: async () => ({ ...(await aPerson()), body: { birth_year: 1990, reason: 'A slip' } }),
  recordConsent: async () => ({ ...(await aPerson()), body: { is_granted: true, reason: 'A letter' } }),
  exportUser: async () => ({ ...(await aPerson()), body: { reason: 'Asked by letter' } }),
  removeUser: async () => ({ ...(await aPerson()), body: { reason: 'Asked by letter' } }),
  unblockUser: async () => ({ ...(await aPerson()), body: { reason: 'A mistake' } }),
  approveReview: async () => ({ params: { story_id: await aSubmittedStory() } }),
  rejectReview: async () => ({
    params: { story_id: await aSubmittedStory() },
    body: { reason: 'Too short.' },
  }),
  createStory: () => Promise.resolve({ body: write.aStory() }),
  updateStory: async () => ({ params: { id: await server.make.story() }, body: { title: 'Another title' } }),
  publishStory: async () => ({ params: { id: await aDraft() }, body: {} }),
  archiveStory: async () => ({ params: { id: await server.make.story() } }),
  restoreStory: async () => ({ params: { id: await server.make.story({ status: 'archived' }) } }),
  restoreStoryVersion: async () => {
    const id = await aDraft();
    const { headers } = server.admin;
    expect((await server.call('publishStory', { params: { id }, headers, body: {} })).status).toBe(200);
    return { params: { id, number: '1' }, body: {} };
  },
  restoreStoryPoint: async () => {
    const id = await aDraft();
    const { headers } = server.admin;
    await server.call('updateStory', { params: { id }, headers, body: { title: 'Another title' } });
    return { params: { id, number: '1' }, body: {} };
  },
  decideReport: async () => {
    const params = { id: await server.make.story() };
    const { headers } = await server.person();
    const { body } = await server.call('reportStory', { params, headers, body: { kind: 'broken' } });
    return { params: { id: body.id }, body: { decision: 'dismiss' } };
  },
};

const aCategory = async () => ({ params: { id: (await server.make.category()).id } });
const aTag = async () => ({ params: { id: (await server.make.tag(`Lamp ${newId()}`)).id } });
async function aDraft(): Promise<string> {
  const { headers } = await server.person();
  const { body } = await server.call('createStory', { headers, body: write.aStory() });
  return body.id;
}

async function aSubmittedStory(): Promise<string> {
  const id = await aDraft();
  const submitted = { status: 'in_review' as const, submitted_at: server.time.now() };
  await server.db.updateTable('stories').set(submitted).where('id', '=', id).execute();
  return id;
}

const aPerson = async () => ({ params: { id: (await server.person()).id } });

describe('every change by an administrator', () => {
  it('is made by a call that is tried here', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual([...CHANGING, ...AUTHORS].sort());
  });

  it.each([...CHANGING, ...AUTHORS])('is in the log: %s', async (name) => {
    const request = await REQUESTS[name]!();
    const { length } = await server.audit();
    const { headers } = server.admin;
    const answer = await server.call(name, { ...request, headers });
    expect(answer.status, answer.text).toBeLessThan(300);
    const [entry, ...others] = await server.audit();
    expect(others).toHaveLength(length);
    expect(entry).toMatchObject({
      action: name,
      actor: { id: server.admin.id, username: server.admin.username },
      at: server.time.now().toISOString(),
    });
    expect(entry!.changes.length + Number(entry!.reason !== null)).toBeGreaterThan(0);
  });

  it('that is refused is not in the log', async () => {
    const { length } = await server.audit();
    const { headers } = server.admin;
    const only = await server.call('updateUser', {
      headers,
      params: { id: server.admin.id },
      body: { role: 'player' },
    });
    expect(only.status).toBe(409);
    expect(await server.audit()).toHaveLength(length);
  });
});

describe('every call of an administrator about what is somebody else’s', () => {
  const SHARED = (Object.keys(calls) as CallName[]).filter((name) =>
    ['owner-or-admin', 'player-or-admin'].includes(calls[name].access),
  );

  interface Theirs {
    readonly story_id: string;
    readonly session_id: string;
    readonly turn_id: string;
  }

  async function theirs(headers: Person['headers']): Promise<Theirs> {
    const { body } = await server.call('createStory', { headers, body: write.aStory() });
    expect((await server.call('publishStory', { headers, params: { id: body.id }, body: {} })).status).toBe(
      200,
    );
    const begun = await server.call('createSession', { headers, body: { story_id: body.id } });
    const turn_id = begun.body.session_data.narrative_history[0]!.id;
    return { story_id: body.id, session_id: begun.body.id, turn_id };
  }

  const asked = (name: CallName, { story_id, session_id, turn_id }: Theirs): CallOptions => {
    const values: Readonly<Record<string, string>> = { id: story_id, session_id, turn_id, number: '1' };
    const named = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key!, values[key!]!]);
    const body = calls[name].method === 'GET' ? undefined : {};
    return { params: Object.fromEntries(named) as Record<string, string>, body };
  };

  it.each(SHARED)('is in the log, whatever comes of it: %s', async (name) => {
    const { headers, id } = await server.person();
    const their = await theirs(headers);
    const { length } = await server.audit();
    await server.call(name, { ...server.admin, ...asked(name, their) });
    const [entry, ...others] = await server.audit();
    expect(others).toHaveLength(length);
    const isPlay = calls[name].path.includes('{session_id}');
    const { session_id: after } = their;
    expect(entry).toMatchObject({
      action: name,
      actor: { id: server.admin.id },
      thing: isPlay ? { kind: 'user', id } : { kind: 'story', id: their.story_id, name: 'The Ferry' },
      ...(isPlay && { changes: [{ field: 'session_id', before: null, after }] }),
    });
    // and the owner can read it in plain words
    const { body } = await server.call('downloadMyData', { headers });
    expect(body.administrative_changes.at(-1)!.text).toMatch(/^An administrator (?!\w+\.)/);
  });

  it.each(SHARED.filter((name) => calls[name].method === 'GET'))(
    'leaves no entry if it is the administrator’s own: %s',
    async (name) => {
      const own = await server.person({ role: 'admin' });
      const their = await theirs(own.headers);
      const { length } = await server.audit();
      await server.call(name, { headers: own.headers, ...asked(name, their) });
      expect(await server.audit()).toHaveLength(length);
    },
  );
});

describe('The export of a person’s data', () => {
  it('has what administrators did to the account and stories, in plain words, without their names', async () => {
    const person = await server.person();
    const params = { id: person.id };
    const { headers } = server.admin;
    await server.call('updateUser', { headers, params, body: { has_premium_access: true } });
    const story_id = await server.make.story({ author_id: person.id, title: 'The Ferryman' });
    await server.call('setFeatured', { headers, params: { id: story_id }, body: { is_featured: true } });
    const reader = await server.person();
    for (const [kind, decision] of [
      ['hate', 'dismiss'],
      ['broken', 'note'],
    ] as const) {
      const { body } = await server.call('reportStory', {
        headers: reader.headers,
        params: { id: story_id },
        body: { kind },
      });
      const body_of_decision = { decision, note: 'Please be kind to ferrymen.' };
      await server.call('decideReport', { headers, params: { id: body.id }, body: body_of_decision });
    }
    // a change of another story
    await server.call('setFeatured', {
      headers,
      params: { id: await server.make.story() },
      body: { is_featured: true },
    });

    const { body, text } = await server.call('downloadMyData', { headers: person.headers });
    const at = server.time.now().toISOString();
    expect(body.administrative_changes).toEqual([
      {
        at,
        text: 'An administrator changed the rights of your account.',
        changes: [{ field: 'has_premium_access', before: false, after: true }],
        reason: null,
      },
      {
        at,
        text: 'An administrator changed whether the story “The Ferryman” is featured.',
        changes: [{ field: 'is_featured', before: false, after: true }],
        reason: null,
      },
      {
        at,
        text: 'An administrator decided a report of the story “The Ferryman”.',
        changes: expect.arrayContaining([{ field: 'decision', before: null, after: 'note' }]),
        reason: 'Please be kind to ferrymen.',
      },
    ]);
    for (const { id, username } of [server.admin, reader]) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(`"${username}"`);
    }
  });

  it('says “you” of what an administrator did themselves', async () => {
    const own = await server.person({ role: 'admin' });
    const { headers } = own;
    const id = await server.make.story({ author_id: own.id, title: 'The Lamp' });
    await server.call('archiveStory', { headers, params: { id } });
    const { body } = await server.call('downloadMyData', { headers });
    expect(body.administrative_changes).toMatchObject([{ text: 'You archived the story “The Lamp”.' }]);
  });

  it.each([...CHANGING, ...AUTHORS].filter((name) => !/Categor|Tag/.test(name)))(
    'has words for %s',
    (name) => {
      expect(plainWords(name, { name: 'The Ferryman', isOwn: false })).not.toContain(name);
    },
  );

  it('says the same of two calls only where they do the same', () => {
    const said = Map.groupBy(Object.keys(calls), (name) => plainWords(name, { name: '', isOwn: true }));
    const alike = [...said.values()].filter((names) => names.length > 1);
    expect(alike).toEqual([
      ['createStory', 'importShelf'],
      ['deleteStory', 'removeStory'],
    ]);
  });
});

describe('The audit log', () => {
  const change = (values: Partial<Parameters<typeof recordChange>[3]> = {}) =>
    inTransaction(server.db, (transaction) =>
      recordChange(transaction, server.deps, server.admin, {
        action: 'setFeatured',
        kind: 'story',
        id: newId(),
        name: 'The Ferryman',
        before: {},
        after: { is_featured: true },
        ...values,
      }),
    );

  it('cuts no character in half', async () => {
    const id = newId();
    const long = `${'x'.repeat(AUDIT_VALUE_MAX - 1)}👧 by the river`;
    await change({ id, after: { tagline: long, names: [long] } });
    const cut = `${'x'.repeat(AUDIT_VALUE_MAX - 1)}…`;
    expect((await server.audit(id))[0]!.changes.map(({ after }) => after)).toEqual([cut, [cut]]);
  });

  it('holds only the fields that differ, and long texts cut', async () => {
    const id = newId();
    await change({
      id,
      before: { title: 'Old', tagline: 'same', story_structure: { b: 1, a: [2] }, tags: ['x'], note: null },
      after: {
        title: 'New',
        tagline: 'same',
        story_structure: { a: [2], b: 1 },
        tags: ['x', 'y'],
        note: 'x'.repeat(5000),
      },
    });
    const [entry] = await server.audit(id);
    expect(entry!.changes).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'tags', before: ['x'], after: ['x', 'y'] },
      { field: 'note', before: null, after: `${'x'.repeat(4000)}…` },
    ]);
  });

  it('has no entry where nothing was changed', async () => {
    const id = newId();
    await change({ id, before: { is_featured: true } });
    expect(await server.audit(id)).toEqual([]);
  });

  it('cannot be changed, deleted or emptied, not even by the server', async () => {
    await change();
    await expect(sql`update audit_log set action = 'x'`.execute(server.db)).rejects.toThrow('never changed');
    await expect(sql`delete from audit_log`.execute(server.db)).rejects.toThrow('never changed');
    await expect(sql`truncate audit_log`.execute(server.db)).rejects.toThrow('never changed');
  });

  it('is filtered by person, kind and thing', async () => {
    const { headers, id: actor_id } = await server.person({ role: 'admin' });
    const params = { id: (await server.make.tag(`Lamp ${newId()}`)).id };
    await server.call('updateTag', { headers, params, body: { color: '#123456' } });
    const query = async (values: Record<string, string>) =>
      (await server.call('listAudit', { ...server.admin, query: values })).body.entries;
    expect(await query({ actor_id })).toMatchObject([{ thing: { kind: 'tag', id: params.id } }]);
    expect(await query({ actor_id, kind: 'category' })).toEqual([]);
    expect(await query({ thing_id: params.id })).toHaveLength(1);
    expect((await query({ kind: 'tag' })).every(({ thing }) => thing.kind === 'tag')).toBe(true);
  });

  it('is read page by page, newest first, and misses nothing', async () => {
    const id = newId();
    for (let number = 0; number < 60; number++) await change({ id, after: { number } });
    const first = await server.call('listAudit', { ...server.admin, query: { thing_id: id } });
    expect(first.body.entries).toHaveLength(50);
    const query = { thing_id: id, after: first.body.next! };
    const second = await server.call('listAudit', { ...server.admin, query });
    expect(second.body.next).toBeNull();
    const numbers = [...first.body.entries, ...second.body.entries].map(({ changes }) => changes[0]!.after);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, number) => 59 - number));
  });

  it('names people by their current names, and no deleted accounts', async () => {
    const person = await server.person({ role: 'admin' });
    const target = await server.person();
    await server.call('updateUser', {
      headers: person.headers,
      params: { id: target.id },
      body: { has_premium_access: true },
    });
    expect(await server.audit(target.id)).toMatchObject([
      { actor: { username: person.username }, thing: { kind: 'user', name: target.username } },
    ]);
    await server.db.deleteFrom('users').where('id', 'in', [person.id, target.id]).execute();
    expect(await server.audit(target.id)).toMatchObject([
      { actor: null, thing: { id: target.id, name: '' } },
    ]);
    const { rows } = await sql`select * from audit_log where thing_id = ${target.id}`.execute(server.db);
    expect(JSON.stringify(rows)).not.toContain(target.username);
  });
});
