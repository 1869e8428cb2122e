import { randomUUID } from 'node:crypto';
import { VERSIONS_STORED, STORAGE_MAX_MB } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordVersion } from '../../features/authoring/versions/recordVersion.ts';
import { authoring } from '../../testing/authoring.ts';
import type { Person } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuseFull } from './storage.ts';

const play = scriptedPlay();

/** The counted bytes, and those of open games that are not counted yet. */
async function bytesOf({ id }: Person): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select bytes from account_storage where user_id = ${id}), 0)
      + (select coalesce(sum(told_bytes - counted_bytes), 0) from game_sessions where user_id = ${id}))::integer as bytes
  `.execute(play.db);
  return rows[0]!.bytes;
}

async function countedOf({ id }: Person): Promise<number> {
  const row = await play.db
    .selectFrom('account_storage')
    .where('user_id', '=', id)
    .select('bytes')
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

const fill = ({ id: user_id }: Person) =>
  play.db
    .insertInto('account_storage')
    .values({ user_id, bytes: STORAGE_MAX_MB * 1024 * 1024 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ bytes: STORAGE_MAX_MB * 1024 * 1024 }))
    .execute();

/** Words that do not compress well. */
const words = (count: number) => Array.from({ length: count }, () => randomUUID()).join(' ');

const full = { status: 409, body: { code: 'limit_reached', resource: 'storage', max: STORAGE_MAX_MB } };

describe('What an account stores', () => {
  it('is counted as it is written and deleted', async () => {
    play.tells({ narrate: () => [{ text: words(20) }] });
    const author = await play.player();
    const who = await play.player();
    const story_id = await play.make.story({ author_id: author.id, story_description: words(50) });
    const written = await bytesOf(author);
    expect(written).toBeGreaterThan(1500);
    await play.db.updateTable('stories').set({ story_description: '' }).where('id', '=', story_id).execute();
    expect(await bytesOf(author)).toBeLessThan(written - 1500);

    const place = { params: { place: 'new' } };
    const body = { content: { story_description: words(40) }, version: 0 };
    const before = await bytesOf(author);
    await play.call('saveDraft', { ...author, ...place, body });
    expect(await bytesOf(author)).toBeGreaterThan(before + 1000);
    await play.call('deleteDraft', { ...author, ...place });
    expect(await bytesOf(author)).toBe(before);

    const { id, session_data } = await play.begin(who);
    const begun = await bytesOf(who);
    expect(begun).toBeGreaterThan(0);
    await play.act(who, id, { selected_choice: 'Swim' });
    const told = await bytesOf(who);
    expect(told).toBeGreaterThan(begun + 700);
    const params = { session_id: id };
    const turn_id = session_data.narrative_history[0]!.id;
    await play.call('branchSession', { ...who, params, body: { turn_id } });
    expect(await bytesOf(who)).toBeGreaterThan(told);
    await play.call('deleteSession', { ...who, params });
    expect(await bytesOf(who)).toBeLessThan(told);
  });

  it('is bounded: nothing more is written, what is there can be read and deleted, and that makes room', async () => {
    play.tells({ narrate: () => [{ text: words(20) }] });
    const who = await play.player();
    const { id, story_id, session_data } = await play.begin(who);
    await play.act(who, id, { selected_choice: 'Swim' });
    const { aStory } = await authoring(play.app, play.db);
    const own = await play.call('createStory', { ...who, body: aStory() });
    await fill(who);
    const params = { session_id: id };
    expect(await play.tryTo(who, id, { selected_choice: 'Turn back' })).toMatchObject(full);
    const body = { turn_id: session_data.narrative_history[0]!.id };
    expect(await play.call('branchSession', { ...who, params, body })).toMatchObject(full);
    expect(await play.call('createSession', { ...who, body: { story_id } })).toMatchObject(full);
    expect(await play.call('createStory', { ...who, body: aStory() })).toMatchObject(full);
    const draft = { params: { place: 'new' }, body: { content: {}, version: 0 } };
    expect(await play.call('saveDraft', { ...who, ...draft })).toMatchObject(full);
    const publish = { params: { id: own.body.id }, body: { note: '' } };
    expect(await play.call('publishStory', { ...who, ...publish })).toMatchObject(full);

    expect((await play.call('getSession', { ...who, params })).status).toBe(200);
    await play.act(who, id, { action_type: 'undo' });
    await play.call('deleteSession', { ...who, params });
    expect((await play.call('createSession', { ...who, body: { story_id } })).status).toBe(201);
  });

  it('does not grow in a full account: neither saves nor drafts nor restores, but the owner can shorten and delete', async () => {
    const who = await play.player();
    const { aStory, write, edit, publish, source } = await authoring(play.app, play.db);
    const told = (count: number) => ({
      story_structure: { start_node: 'bank', nodes: { bank: { text: words(count), choices: [] } } },
    });
    const { id } = await write(who, { ...aStory(), ...told(200) });
    await publish(who, id);
    await edit(who, id, told(100));
    const draft = (count: number, version: number) =>
      play.call('saveDraft', {
        ...who,
        params: { place: id },
        body: { content: { text: words(count) }, version },
      });
    const first = await draft(100, 0);
    await fill(who);
    const before = await bytesOf(who);
    expect(await edit(who, id, told(150))).toMatchObject(full);
    expect(await draft(150, first.body.version)).toMatchObject(full);
    const restore = { ...who, params: { id, number: '1' } };
    expect(await play.call('restoreStoryVersion', restore)).toMatchObject(full);
    expect(await bytesOf(who)).toBe(before);
    expect((await source(who, id)).version).toBe(3);

    expect((await edit(who, id, told(50))).status).toBe(200);
    expect((await edit(who, id, { title: 'A title of another length' })).status).toBe(200);
    expect((await draft(20, first.body.version)).status).toBe(200);
    expect((await play.call('archiveStory', { ...who, params: { id } })).status).toBe(200);
    expect((await play.call('deleteStory', { ...who, params: { id } })).status).toBe(200);
    expect((await play.call('eraseStory', { ...who, params: { id } })).status).toBe(200);
    expect(await bytesOf(who)).toBeLessThan(before);
    expect((await play.call('createStory', { ...who, body: aStory() })).status).toBe(201);
  });

  it('stays within the limit, however often versions are restored and edited', async () => {
    const who = await play.player();
    const { write, edit, publish } = await authoring(play.app, play.db);
    const { id } = await write(who);
    await publish(who, id);
    const limit = 1024 * 1024;
    await play.db.updateTable('account_storage').set({ max_mb: 1 }).where('user_id', '=', who.id).execute();
    const statuses = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const nodes = Object.fromEntries(
        Array.from({ length: 14 }, (_, at) => [`s${at}`, { text: words(250), choices: [] }]),
      );
      statuses.add((await edit(who, id, { story_structure: { start_node: 's0', nodes } })).status);
      statuses.add((await play.call('restoreStoryVersion', { ...who, params: { id, number: '1' } })).status);
    }
    expect(statuses).toEqual(new Set([200, 409]));
    expect(await bytesOf(who)).toBeLessThanOrEqual(limit);
  });

  it('of a game is added once for many turns, and taken away to the byte, also of one from before', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    const begun = await countedOf(who);
    const tell = (bytes: number) =>
      sql`update game_sessions set told_bytes = told_bytes + ${bytes} where id = ${id}`.execute(play.db);
    const sums: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await tell(30_000);
      sums.push((await countedOf(who)) - begun);
    }
    expect(sums).toEqual([0, 0, 90_000, 90_000, 90_000]);
    const other = await play.begin(who);
    for (const { id: session_id } of [{ id }, other])
      await play.call('deleteSession', { ...who, params: { session_id } });
    expect(await countedOf(who)).toBe(0);
  });

  it('is looked up in one row', async () => {
    const who = await play.player();
    await play.begin(who);
    const plans = await plansOf(play.connection, (db) => refuseFull(db, who.id));
    expect(plans.map(({ rows }) => rows)).toEqual([1]);
  });

  it('has of a story its newest versions', async () => {
    const story_id = await play.make.story();
    const publication = { story_id, note: '', published_by: null, now: new Date() };
    for (let number = 1; number <= VERSIONS_STORED + 3; number += 1)
      await inTransaction(play.db, (transaction) => recordVersion(transaction, publication));
    const { rows } = await sql<{ first: number; count: number }>`
      select min(number) as first, count(*)::integer as count from story_versions where story_id = ${story_id}
    `.execute(play.db);
    expect(rows).toEqual([{ first: 4, count: VERSIONS_STORED }]);
  });
});
