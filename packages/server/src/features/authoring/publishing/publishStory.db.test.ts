import type { StoryStructure } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FERRY } from '../../../testing/playing.ts';
import { createBackground } from '../../../platform/background.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';

const apps: FastifyInstance[] = [];
const background = createBackground(pino({ level: 'silent' }));

const database = await fileDatabase();
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function server(review: 'auto' | 'manual') {
  const app = await buildTestApp({ db: database.db, background, config: { review } });
  apps.push(app);
  return authoring(app, database.db);
}

describe('Publishing after the automatic review', () => {
  let write: Awaited<ReturnType<typeof authoring>>;
  let meera: Person;
  beforeAll(async () => {
    write = await server('auto');
    meera = await write.person();
  });

  it('shows a draft to everybody, as version 1 with its note', async () => {
    const { id } = await write.write(meera);
    const { status, body } = await write.publish(meera, id, 'The first telling');
    expect([status, body]).toEqual([200, { status: 'published', submitted_at: null, published_version: 1 }]);
    expect((await write.call('getStory', { params: { id } })).status).toBe(200);
    const { body: history } = await write.call('listStoryVersions', {
      headers: meera.headers,
      params: { id },
    });
    expect(history.versions).toMatchObject([
      { number: 1, note: 'The first telling', kinds: [], total_scenes: 5, possible_endings: 2 },
    ]);
  });

  it('is found by search, and by its new title after a change; once archived it is not', async () => {
    const find = async (q: string) => {
      await background.idle();
      return (await write.call('searchStories', { query: { q } })).body.map(({ title }) => title);
    };
    const { id } = await write.published(meera, { title: 'Peacock' });
    expect(await find('peacock')).toEqual(['Peacock']);
    await write.edit(meera, id, { title: 'Cormorant' });
    await write.publish(meera, id);
    expect(await find('cormorant')).toEqual(['Cormorant']);
    await write.call('archiveStory', { headers: meera.headers, params: { id } });
    expect(await find('cormorant')).toEqual([]);
    expect(await find('peacock')).toEqual([]);
  });

  it('makes one version of a double click', async () => {
    const { id } = await write.write(meera);
    const answers = await Promise.all([write.publish(meera, id), write.publish(meera, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await write.source(meera, id)).published_version).toBe(1);
  });

  it('plays what was changed, and keeps the story’s place in the catalogue', async () => {
    const { id } = await write.published(meera);
    const instant = () =>
      database.db.selectFrom('stories').select('published_at').where('id', '=', id).executeTakeFirst();
    const before = await instant();
    await write.edit(meera, id, { story_structure: BRIDGE });
    const { body } = await write.publish(meera, id);
    expect(body.published_version).toBe(2);
    expect(await write.source(meera, id)).toMatchObject({
      published_version: 2,
      has_unpublished_changes: false,
      total_scenes: 2,
    });
    expect(await instant()).toEqual(before);
    const { headers } = await write.person();
    const { body: session } = await write.call('createSession', { headers, body: { story_id: id } });
    expect(session.session_data.choices.map(({ text }) => text)).toEqual(['Cross']);
  });

  const broken: StoryStructure = {
    start_node: 'bank',
    nodes: {
      bank: { text: 'A bank.', choices: [{ text: 'Cross', target: 'nowhere' }] },
      island: { text: 'An island.', choices: [] },
    },
  };

  it('refuses more names and words than can be compared with what players type, with the number and the most', async () => {
    const names = Array.from({ length: 2000 }, (_, at) => ({
      np: `the ${at}th river`,
      is: 'thing' as const,
    }));
    const { id } = await write.write(meera, { lexicon: { names } });
    const { status, body } = await write.publish(meera, id);
    expect([status, body]).toMatchObject([
      422,
      { code: 'review_failed', detail: [{ loc: ['story_structure'], type: 'too_many' }] },
    ]);
    expect(JSON.stringify(body)).toContain('have 6000 words together, and 2000 is the most');
    await write.edit(meera, id, { lexicon: { names: names.slice(0, 600) } });
    expect((await write.publish(meera, id)).status).toBe(200);
  });

  it('refuses a broken graph, with one item for each fault: its scene, its choice and its code', async () => {
    const { id } = await write.write(meera, { story_structure: broken });
    const { status, body } = await write.publish(meera, id);
    expect([status, body]).toMatchObject([422, { code: 'review_failed' }]);
    const faults = (body as unknown as { detail: { loc: unknown[]; type: string; params: object }[] }).detail;
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          loc: ['story_structure', 'nodes', 'bank', 'choices', 0],
          type: 'dangling_target',
          params: { node: 'bank', choice: 0 },
        }),
        expect.objectContaining({
          loc: ['story_structure', 'nodes', 'island'],
          type: 'unreachable_scene',
          params: { node: 'island' },
        }),
      ]) as unknown,
    );
    expect(await write.source(meera, id)).toMatchObject({ status: 'draft', version: 1 });
  });

  it('refuses a change of a published story in the same way; players keep what they have', async () => {
    const { id } = await write.published(meera);
    await write.edit(meera, id, { story_structure: broken });
    expect((await write.publish(meera, id)).status).toBe(422);
    expect((await write.call('getStory', { params: { id } })).body.total_scenes).toBe(5);
  });

  it('refuses what breaks the rules of depiction', async () => {
    const { id } = await write.write(meera, {
      depiction: [{ figure: 'Guru Nanak', rule: 'may be drawn' }],
    });
    const { status, text } = await write.publish(meera, id);
    expect(status).toBe(422);
    expect(text).toContain('"type":"figure_shown"');
  });

  it('refuses missing fields by their names', async () => {
    const { id } = await write.write(meera);
    await write.edit(meera, id, { tagline: '', category_id: null, cover_image_url: null });
    const { body } = await write.publish(meera, id);
    expect(body).toMatchObject({
      detail: [
        { loc: ['tagline'], type: 'required' },
        { loc: ['cover_image_url'], type: 'required' },
        { loc: ['category_id'], type: 'required' },
      ],
    });
  });

  it('reviews a story while nothing is locked, and again if it was changed before the lock', async () => {
    const { id } = await write.write(meera);
    const { publishing } = await inTransaction(database.db, async (transaction) => {
      await sql`select 1 from stories where id = ${id} for update`.execute(transaction);
      const asked = write.publish(meera, id);
      await expect.poll(() => waitingForLocks(database.db)).toBe(1);
      await sql`
        update stories set story_structure = ${JSON.stringify(broken)}, version = version + 1 where id = ${id}
      `.execute(transaction);
      return { publishing: asked };
    });
    expect((await publishing).body).toMatchObject({ code: 'review_failed' });
    await inTransaction(database.db, async (transaction) => {
      await sql`select 1 from stories where id = ${id} for update`.execute(transaction);
      expect((await write.publish(meera, id)).body).toMatchObject({ code: 'review_failed' });
    });
    expect(await write.source(meera, id)).toMatchObject({ status: 'draft', version: 2 });
  });

  it('takes a story without a graph, which plays as one open scene', async () => {
    const { id } = await write.write(meera, { story_structure: { start_node: '', nodes: {} } });
    expect((await write.publish(meera, id)).status).toBe(200);
  });

  it('makes versions immutable, even for direct writes to the database', async () => {
    const { id } = await write.published(meera);
    const changed = sql`update story_versions set note = 'x' where story_id = ${id}`.execute(database.db);
    await expect(changed).rejects.toThrow('story_versions are never changed');
  });
});

describe('Publishing with REVIEW=manual', () => {
  let write: Awaited<ReturnType<typeof authoring>>;
  let meera: Person;
  let admin: Person;
  beforeAll(async () => {
    write = await server('manual');
    meera = await write.person();
    admin = await write.person({ role: 'admin' });
  });

  const decide = (name: 'approveReview' | 'rejectReview', story_id: string, body?: object) =>
    write.call(name, { headers: admin.headers, params: { story_id }, body });
  const queue = async () => (await write.call('listReviews', { headers: admin.headers })).body;

  it('waits for an administrator, who sees the note; the second click finds it waiting', async () => {
    const { id } = await write.write(meera);
    const { body } = await write.publish(meera, id, 'Please read');
    expect(body).toMatchObject({ status: 'in_review', published_version: null });
    expect(body.submitted_at).not.toBeNull();
    const { submitted_at, version } = await write.source(meera, id);
    expect(submitted_at).toBe(body.submitted_at);
    expect((await write.publish(meera, id)).body).toMatchObject({
      code: 'wrong_status',
      status: 'in_review',
    });
    expect((await queue()).find(({ story }) => story.id === id)).toMatchObject({
      note: 'Please read',
      version,
      is_update: false,
    });
    const approved = await decide('approveReview', id, { version });
    expect([approved.status, approved.body.status]).toEqual([200, 'published']);
    expect(await write.source(meera, id)).toMatchObject({ published_version: 1, submitted_at: null });
    expect((await decide('approveReview', id)).body).toMatchObject({ code: 'wrong_status' });
  });

  it('goes back to its author with the reason, which is gone when it is handed in again', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    expect((await decide('rejectReview', id, { reason: 'The end comes too soon.' })).body.status).toBe(
      'draft',
    );
    const { body } = await write.call('listMyStories', { headers: meera.headers });
    expect(body.stories.find((story) => story.id === id)).toMatchObject({
      status: 'draft',
      review_note: 'The end comes too soon.',
    });
    expect((await write.publish(meera, id)).body.status).toBe('in_review');
    expect(await write.source(meera, id)).toMatchObject({ status: 'in_review', review_note: null });
    expect((await decide('rejectReview', id, { reason: ' ' })).status).toBe(422);
  });

  it('is withdrawn by an edit of its author, so that no unread text is approved', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id, 'A note to the reviewer');
    const { version } = await write.source(meera, id);
    expect((await write.edit(meera, id, { title: 'Another' })).body).toMatchObject({
      status: 'draft',
      submitted_at: null,
    });
    const stored = database.db.selectFrom('stories').select('submission_note').where('id', '=', id);
    expect(await stored.executeTakeFirst(), 'nor the note').toEqual({ submission_note: '' });
    expect((await decide('approveReview', id)).body).toMatchObject({ code: 'wrong_status', status: 'draft' });
    await write.publish(meera, id);
    expect((await decide('approveReview', id, { version })).body).toMatchObject({
      code: 'stale_version',
    });
  });

  it('keeps a published version in the catalogue while the next one waits, or is sent back', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    await decide('approveReview', id);
    await write.edit(meera, id, { story_structure: BRIDGE });
    const { body } = await write.publish(meera, id, 'A bridge');
    expect(body).toMatchObject({ status: 'published', published_version: 1 });
    expect(await write.source(meera, id)).toMatchObject({
      status: 'published',
      has_unpublished_changes: true,
      published_version: 1,
    });
    const again = await write.publish(meera, id, 'Handed in twice');
    expect([again.status, again.body]).toMatchObject([409, { code: 'wrong_status' }]);
    expect((await queue()).find(({ story }) => story.id === id)).toMatchObject({ note: 'A bridge' });
    expect((await queue()).find(({ story }) => story.id === id)).toMatchObject({ is_update: true });
    await decide('rejectReview', id, { reason: 'No bridges.' });
    expect(await write.source(meera, id)).toMatchObject({
      status: 'published',
      review_note: 'No bridges.',
      story_structure: BRIDGE,
    });
    await write.publish(meera, id, 'A bridge');
    await decide('approveReview', id);
    expect(await write.source(meera, id)).toMatchObject({
      published_version: 2,
      has_unpublished_changes: false,
    });
  });

  it('runs the automatic review first, and again before the approval', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    const nodes = { ...FERRY.nodes, 'far bank': { text: 'Crossed.', choices: [{ text: 'x', target: 'y' }] } };
    await write.edit(admin, id, { story_structure: { start_node: 'bank', nodes } });
    expect((await decide('approveReview', id)).body).toMatchObject({ code: 'review_failed' });
    expect((await write.source(meera, id)).status).toBe('in_review');
  });

  it('does not wait for an administrator’s own stories', async () => {
    const { id } = await write.write(admin);
    expect((await write.publish(admin, id)).body.status).toBe('published');
  });
});

describe('Publishing again and again', () => {
  it('is limited, because each time the whole story is checked', async () => {
    const app = await buildTestApp({ db: database.db, config: { rateLimit: true } });
    apps.push(app);
    const write = await authoring(app, database.db);
    const who = await write.person();
    const { id } = await write.published(who);
    const statuses = [];
    for (let time = 0; time < 30; time += 1) statuses.push((await write.publish(who, id)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([409]));
    expect(statuses.at(-1)).toBe(429);
  });
});
