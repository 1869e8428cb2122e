import type { StoryStructure } from '@kathaloka/contract/entities';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { FERRY, playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { personalData } from '../../../personalData.ts';
import { createBackground } from '../../../platform/background.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { sweepOldPlay } from '../../play/public.ts';
import { sweepWithdrawnStories } from '../sweepWithdrawnStories.ts';

const background = createBackground(pino({ level: 'silent' }));

const database = await fileDatabase();
const app = await fileApp({ db: database.db, background });
const write = await authoring(app, database.db);
const play = playing(app, database.db);
const meera = await write.person({ display_name: 'Meera' });

const withText = (node: string, text: string): StoryStructure => ({
  ...FERRY,
  nodes: { ...FERRY.nodes, [node]: { ...FERRY.nodes[node]!, text } },
});

async function publishNext(id: string, story_structure: StoryStructure, note = ''): Promise<void> {
  await write.edit(meera, id, { story_structure });
  const { status, text } = await write.publish(meera, id, note);
  if (status !== 200) throw new Error(text);
}

/** A player in a new session of this story. */
async function begin(story_id: string) {
  const who = await write.person();
  const { body } = await play.call('createSession', { headers: who.headers, body: { story_id } });
  return { who, session_id: body.id };
}

const move = ({ who, session_id }: Awaited<ReturnType<typeof begin>>, number: number) =>
  play.call('moveSession', { headers: who.headers, params: { session_id }, body: { number } });

describe('The history of a story', () => {
  it('has a row for each publication: its number, note, instant, publisher, counts and how it differs', async () => {
    const { id } = await write.published(meera);
    await publishNext(id, withText('bank', 'The bank is bright.'), 'Dawn');
    await publishNext(id, BRIDGE, 'A bridge');
    const { body } = await write.call('listStoryVersions', { headers: meera.headers, params: { id } });
    expect(body.versions).toMatchObject([
      {
        number: 3,
        note: 'A bridge',
        kinds: ['text', 'added', 'removed'],
        total_scenes: 2,
        published_by: 'Meera',
      },
      { number: 2, note: 'Dawn', kinds: ['text'], total_scenes: 5 },
      { number: 1, note: '', kinds: [], total_scenes: 5 },
    ]);
  });

  it('shows what was played in each version', async () => {
    const { id } = await write.published(meera);
    await publishNext(id, BRIDGE);
    const params = { id, number: '1' };
    const { body } = await write.call('getStoryVersion', { headers: meera.headers, params });
    expect(body).toMatchObject({ number: 1, content: { story_structure: FERRY, initial_xp: 100 } });
    const missing = await write.call('getStoryVersion', {
      headers: meera.headers,
      params: { id, number: '9' },
    });
    expect([missing.status, missing.body]).toMatchObject([404, { resource: 'version' }]);
  });

  it('gives an earlier version back as the one that is worked on; players get it when it is published', async () => {
    const { id } = await write.published(meera);
    await publishNext(id, BRIDGE);
    const restore = (body?: object) =>
      write.call('restoreStoryVersion', { headers: meera.headers, params: { id, number: '1' }, body });
    expect((await restore({ version: 1 })).body).toMatchObject({ code: 'stale_version' });
    const { body } = await restore();
    expect(body).toMatchObject({
      story_structure: FERRY,
      has_unpublished_changes: true,
      published_version: 2,
    });
    expect((await write.call('getStory', { params: { id } })).body.total_scenes).toBe(2);
    await write.publish(meera, id);
    expect((await write.call('getStory', { params: { id } })).body.total_scenes).toBe(5);
    expect((await write.source(meera, id)).published_version).toBe(3);
  });
});

describe('A session of version 1 while version 2 is published', () => {
  it('goes on as it began, and is told that there is a newer one', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    expect(await play.read(session.who, session.session_id)).not.toHaveProperty('newer_version');
    await publishNext(id, withText('boat', 'The ferryman sings.'), 'He sings now');
    expect((await play.read(session.who, session.session_id)).newer_version).toEqual({
      number: 2,
      note: 'He sings now',
      kinds: ['text'],
      can_move: true,
    });
    const { narrative } = (await play.act(session.who, session.session_id, {
      selected_choice: 'Ring the bell',
    })) as { narrative: string };
    expect(narrative).toBe('The ferryman says nothing.');
  });

  it('is told nothing of a newer version that plays alike', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    await publishNext(id, BRIDGE);
    await publishNext(id, FERRY);
    expect(await play.read(session.who, session.session_id)).not.toHaveProperty('newer_version');
  });

  it('moves where its scene survives, and plays the newer one from there', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    await publishNext(id, withText('boat', 'The ferryman sings.'));
    expect((await move(session, 3)).body).toMatchObject({ code: 'cannot_move', reason: 'no_newer_version' });
    const moved = await move(session, 2);
    expect([moved.status, moved.body]).toMatchObject([200, { id: session.session_id }]);
    expect(moved.body).not.toHaveProperty('newer_version');
    // the same call again, by another tab, or by a client that has lost the answer
    const again = await move(session, 2);
    expect([again.status, again.body]).toEqual([200, moved.body]);
    const { narrative } = (await play.act(session.who, session.session_id, {
      selected_choice: 'Ring the bell',
    })) as { narrative: string };
    expect(narrative).toBe('The ferryman sings.');
  });

  it('rolls dice of its own in a newer version that has them', async () => {
    const jump = { text: 'Jump', target: '', check: 'roll nerve >= 6' };
    const bank = { ...FERRY.nodes['bank']!, choices: [...FERRY.nodes['bank']!.choices, jump] };
    const { id } = await write.published(meera);
    const sessions = [await begin(id), await begin(id), await begin(id)];
    await publishNext(id, { ...FERRY, nodes: { ...FERRY.nodes, bank } });
    const rolled: string[] = [];
    for (const session of sessions) {
      await move(session, 2);
      const rolls: (number | undefined)[] = [];
      for (let times = 0; times < 6; times += 1) {
        const { turn } = await play.act(session.who, session.session_id, { selected_choice: 'Jump' });
        rolls.push(turn!.check?.roll);
      }
      rolled.push(rolls.join());
    }
    expect(new Set(rolled).size).toBe(3);
  });

  it('does not move to a version that is not the newest any more, and says so', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    await publishNext(id, withText('boat', 'The ferryman sings.'));
    await publishNext(id, withText('boat', 'The ferryman hums.'));
    expect((await move(session, 2)).body).toMatchObject({ code: 'cannot_move', reason: 'superseded' });
    const { newer_version } = await play.read(session.who, session.session_id);
    expect(newer_version).toMatchObject({ number: 3, can_move: true });
    expect((await move(session, 3)).status).toBe(200);
  });

  it('cannot move where its scene is gone, or has no way on: nobody is stranded', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    await play.act(session.who, session.session_id, { selected_choice: 'Swim' });
    await publishNext(id, BRIDGE);
    expect((await play.read(session.who, session.session_id)).newer_version).toMatchObject({
      can_move: false,
    });
    expect((await move(session, 2)).body).toMatchObject({ code: 'cannot_move', reason: 'scene_gone' });
    const river = { text: 'The river keeps you.', choices: [] };
    await publishNext(id, {
      ...FERRY,
      nodes: {
        ...Object.fromEntries(Object.entries(FERRY.nodes).filter(([name]) => name !== 'deep')),
        river,
      },
    });
    expect((await move(session, 3)).body).toMatchObject({ reason: 'scene_gone' });
    expect((await play.read(session.who, session.session_id)).session_data.choices).toHaveLength(2);
  });

  it('comes back to its own version by undo, and to the newer one by redo', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    const { who, session_id } = session;
    await play.act(who, session_id, { selected_choice: 'Swim' });
    await play.act(who, session_id, { selected_choice: 'Turn back' });
    await publishNext(id, BRIDGE);
    await move(session, 2);
    const retold = await play.tryTo(who, session_id, { action_type: 'retell' });
    expect(retold.body).toMatchObject({ code: 'nothing_to_retell' });
    await play.act(who, session_id, { selected_choice: 'Cross' });
    expect((await play.read(who, session_id)).is_completed).toBe(true);

    // undo reaches scenes of the version that the session began with
    await play.act(who, session_id, { action_type: 'undo' });
    await play.act(who, session_id, { action_type: 'undo' });
    const undone = await play.read(who, session_id);
    expect(undone.session_data.choices.map(({ text }) => text)).toEqual(['Turn back', 'Go under']);
    expect(undone.newer_version).toMatchObject({ number: 2, can_move: false });
    await play.act(who, session_id, { action_type: 'redo' });
    await play.act(who, session_id, { action_type: 'redo' });
    expect(await play.read(who, session_id)).toMatchObject({ is_completed: true });
  });

  it('branches from an earlier part into the version of that part', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    const { who, session_id } = session;
    const { turn_id } = await play.act(who, session_id, { selected_choice: 'Swim' });
    await play.act(who, session_id, { selected_choice: 'Turn back' });
    await publishNext(id, BRIDGE);
    await move(session, 2);
    const { status, body } = await play.call('branchSession', {
      headers: who.headers,
      params: { session_id },
      body: { turn_id },
    });
    expect(status).toBe(201);
    expect(body.session_data.choices.map(({ text }) => text)).toEqual(['Turn back', 'Go under']);
    expect(body.newer_version).toMatchObject({ number: 2, can_move: false });
  });

  it('branches with what was told of the version before, and is undone into it', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    const { who, session_id } = session;
    await play.act(who, session_id, { selected_choice: 'Swim' });
    await play.act(who, session_id, { selected_choice: 'Turn back' });
    await publishNext(id, BRIDGE);
    await move(session, 2);
    const { turn_id } = await play.act(who, session_id, { selected_choice: 'Cross' });
    const { body } = await play.call('branchSession', {
      headers: who.headers,
      params: { session_id },
      body: { turn_id },
    });
    await play.call('deleteSession', { headers: who.headers, params: { session_id } });
    const clock = () => new Date(Date.now() + 7 * 86_400_000);
    await sweepOldPlay({ db: database.db, clock, log: pino({ level: 'silent' }) });
    const choices = async () => (await play.read(who, body.id)).session_data.choices.map(({ text }) => text);
    expect(await choices()).toEqual([]);
    await play.act(who, body.id, { action_type: 'undo' });
    expect(await choices()).toEqual(['Ring the bell', 'Swim']);
    await play.act(who, body.id, { action_type: 'undo' });
    expect(await choices()).toEqual(['Turn back', 'Go under']);
    await play.act(who, body.id, { action_type: 'redo' });
    await play.act(who, body.id, { action_type: 'redo' });
    expect(await play.read(who, body.id)).toMatchObject({ is_completed: true });
  });

  it('does not move while an action runs', async () => {
    const { id } = await write.published(meera);
    const session = await begin(id);
    await publishNext(id, withText('boat', 'The ferryman sings.'));
    const { who, session_id } = session;
    await database.db
      .insertInto('play_actions')
      .values({
        session_id,
        key: session_id,
        user_id: who.id,
        request_digest: '',
        status: 'running',
        attempt: session_id,
        lease_until: new Date(Date.now() + 60_000),
        credits_held: 0,
        text_so_far: '',
        started_at: new Date(),
      })
      .execute();
    expect((await move(session, 2)).body).toMatchObject({ code: 'action_running' });
    expect((await play.read(who, session_id)).newer_version).toMatchObject({ number: 2 });
  });

  it('keeps every snapshot that undo can lead back to, and every version', async () => {
    const { id } = await write.write(meera);
    const { headers } = meera;
    // a session of the draft, whose snapshot belongs to no version
    const { body } = await play.call('createSession', { headers, body: { story_id: id } });
    await write.edit(meera, id, { story_structure: withText('boat', 'The ferryman sings.') });
    await write.publish(meera, id);
    const session = { who: meera, session_id: body.id };
    await move(session, 1);
    await publishNext(id, BRIDGE);
    const later = () => new Date(Date.now() + 48 * 60 * 60 * 1000);
    await sweepOldPlay(testDeps({ db: database.db, clock: later }));
    expect(await snapshotsOf(id)).toHaveLength(3);
  });
});

describe('A story that is deleted with its author', () => {
  it('goes with its versions, and after the last session that moved from one to another', async () => {
    const author = await write.person();
    const { id } = await write.published(author);
    const session = await begin(id);
    await write.edit(author, id, { story_structure: withText('boat', 'The ferryman sings.') });
    await write.publish(author, id);
    expect((await move(session, 2)).status).toBe(200);
    const request = { user_id: author.id, deletes_stories: true };
    await inTransaction(database.db, async (transaction) => {
      await personalData.lock(transaction, request);
      await personalData.forget(transaction, request);
      await transaction.deleteFrom('users').where('id', '=', author.id).execute();
    });
    const versions = database.db.selectFrom('story_versions').where('story_id', '=', id).select('number');
    expect(await versions.execute()).toEqual([]);
    expect(await play.read(session.who, session.session_id)).toMatchObject({ story: { title: 'The Ferry' } });
    const params = { session_id: session.session_id };
    await play.call('deleteSession', { headers: session.who.headers, params });
    // waits for indexing, during which the story could not be deleted
    await background.idle();
    await sweepWithdrawnStories({ db: database.db });
    expect(await snapshotsOf(id)).toEqual([]);
  });

  it('stays without the name where it was public, and so do its versions', async () => {
    const author = await write.person({ display_name: 'Gone' });
    const { id } = await write.published(author);
    const request = { user_id: author.id, deletes_stories: false };
    await inTransaction(database.db, async (transaction) => {
      await personalData.lock(transaction, request);
      await personalData.forget(transaction, request);
      await transaction.deleteFrom('users').where('id', '=', author.id).execute();
    });
    const { headers } = await write.person({ role: 'admin' });
    const { body } = await write.call('listStoryVersions', { headers, params: { id } });
    expect(body.versions).toMatchObject([{ number: 1, published_by: null }]);
  });
});

const snapshotsOf = (story_id: string) =>
  database.db.selectFrom('story_snapshots').where('story_id', '=', story_id).select('id').execute();
