import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Person } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { FERRY } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { getFoundEndings } from './getFoundEndings.ts';
import { listFinishedStories } from './listFinishedStories.ts';

const play = scriptedPlay();

afterEach(() => void vi.restoreAllMocks());

const found = (who: Person, story_id: string) =>
  play.call('getFoundEndings', { ...who, params: { story_id } });
const shelf = (who: Person, query: Readonly<Record<string, string>> = {}) =>
  play.call('listFinishedStories', { ...who, query });

const NONE = { found: [], total: 0, hint: null, language: null };
const FAR = { scene: 'far bank', name: 'Far bank' };
const DEEP = { scene: 'deep', name: 'Deep' };

async function over(who: Person, session_id: string): Promise<void> {
  await play.act(who, session_id, { selected_choice: 'Ring the bell' });
  await play.act(who, session_id, {});
}

async function under(who: Person, session_id: string): Promise<void> {
  for (const selected_choice of ['Swim', 'Go under']) await play.act(who, session_id, { selected_choice });
}

async function again(who: Person, story_id: string): Promise<string> {
  return (await play.call('createSession', { ...who, body: { story_id } })).body.id;
}

describe('GET /game/endings/{story_id}', () => {
  it('names the endings that the reader has found, and counts the others', async () => {
    const who = await play.player();
    const { id, story_id } = await play.begin(who);
    expect((await found(who, story_id)).body).toEqual(NONE);
    await over(who, id);
    expect((await found(who, story_id)).body).toEqual({ found: [FAR], total: 2, hint: null, language: 'en' });
    await under(who, await again(who, story_id));
    expect((await found(who, story_id)).body).toEqual({
      found: [DEEP, FAR],
      total: 2,
      hint: null,
      language: 'en',
    });
  });

  it('is the same for a story that does not exist, is hidden, or was finished by other readers only', async () => {
    const [who, other] = [await play.player(), await play.player()];
    const { id, story_id } = await play.begin(other);
    await over(other, id);
    const draft = await play.make.story({ story_structure: JSON.stringify(FERRY), status: 'draft' });
    for (const each of [story_id, draft, randomUUID()])
      expect(await found(who, each)).toMatchObject({ status: 200, body: NONE });
  });

  it('keeps an ending that was taken back, until its session is deleted', async () => {
    const who = await play.player();
    const { id, story_id } = await play.begin(who);
    await under(who, id);
    await play.act(who, id, { action_type: 'undo' });
    expect((await found(who, story_id)).body).toEqual({
      found: [DEEP],
      total: 2,
      hint: null,
      language: 'en',
    });
    await play.call('deleteSession', { ...who, params: { session_id: id } });
    expect((await found(who, story_id)).body).toEqual(NONE);
  });

  it('is of the story as it was finished, whatever its author does afterwards', async () => {
    const who = await play.player();
    const { id, story_id } = await play.begin(who);
    await over(who, id);
    // the boat is now an ending, and the far bank is out of reach
    const changed = { ...FERRY, nodes: { ...FERRY.nodes, boat: { text: 'It sinks.', choices: [] } } };
    await play.db
      .updateTable('stories')
      .set({ story_structure: JSON.stringify(changed) })
      .where('id', '=', story_id)
      .execute();
    // begun but not finished
    await again(who, story_id);
    expect((await found(who, story_id)).body).toEqual({ found: [FAR], total: 2, hint: null, language: 'en' });
  });

  it.each(['x', '%2e%2e', '018f0000-0000-7000-8000-000000000001x'])(
    'refuses %j as an id',
    async (story_id) => {
      const { headers } = await play.player();
      const { statusCode } = await play.app.inject({ url: `/api/v1/game/endings/${story_id}`, headers });
      expect([404, 422]).toContain(statusCode);
    },
  );
});

describe('A hint at an ending that is missing', () => {
  it('is told from the second play on, in the language of the last play, until the ending is found', async () => {
    const who = await play.player();
    const hinted = {
      ...FERRY,
      nodes: {
        ...FERRY.nodes,
        deep: { ...FERRY.nodes['deep']!, hint: 'The river is deeper than the rope.' },
      },
    };
    const { id, story_id } = await play.begin(who, { story_structure: JSON.stringify(hinted) });
    await over(who, id);
    expect((await found(who, story_id)).body.hint).toBeNull();
    await over(who, await again(who, story_id));
    expect((await found(who, story_id)).body.hint).toBe('The river is deeper than the rope.');
    await again(who, story_id);
    expect((await found(who, story_id)).body.hint).toBe('The river is deeper than the rope.');
    await under(who, await again(who, story_id));
    expect((await found(who, story_id)).body).toMatchObject({ found: [DEEP, FAR], hint: null });
  });
});

describe('GET /game/endings', () => {
  it('has each finished story once, the one that was played last first', async () => {
    const who = await play.player();
    const [first, second, open] = [await play.begin(who), await play.begin(who), await play.begin(who)];
    expect((await shelf(who)).body).toEqual({ stories: [], next: null });
    await over(who, first.id);
    await over(who, second.id);
    await play.act(who, open.id, { selected_choice: 'Swim' });
    const newest = await again(who, first.story_id);
    await under(who, newest);
    const { stories, next } = (await shelf(who)).body;
    expect(next).toBeNull();
    expect(stories.map(({ story_id }) => story_id)).toEqual([first.story_id, second.story_id]);
    expect(stories[0]).toMatchObject({
      session_id: newest,
      found: [DEEP, FAR],
      total: 2,
      is_visible: true,
      story: { title: first.story.title, language: 'en' },
    });
    expect(stories[1]).toMatchObject({ session_id: second.id, found: [FAR], total: 2 });
    expect(JSON.stringify(stories[1])).not.toMatch(/deep/i);
  });

  it('is read page by page', async () => {
    const who = await play.player();
    const played: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id, story_id } = await play.begin(who);
      await over(who, id);
      played.unshift(story_id);
    }
    const one = (await shelf(who, { limit: '2' })).body;
    const two = (await shelf(who, { limit: '2', after: one.next! })).body;
    expect([...one.stories, ...two.stories].map(({ story_id }) => story_id)).toEqual(played);
    expect(two.next).toBeNull();
  });

  it('refuses a cursor from another reader’s session, or from a deleted one', async () => {
    const [who, other] = [await play.player(), await play.player()];
    const mine = await play.begin(who);
    await over(who, mine.id);
    const theirs = await play.begin(other);
    await over(other, theirs.id);
    for (const after of [theirs.id, randomUUID()])
      expect((await shelf(who, { after })).body).toEqual({ stories: [], next: null });
    for (const query of [{ after: 'x' }, { limit: '0' }, { limit: '13' }])
      expect((await shelf(who, query as Record<string, string>)).status).toBe(422);
  });

  it('says which stories no longer have a page', async () => {
    const who = await play.player();
    const { id, story_id } = await play.begin(who);
    await over(who, id);
    await play.db.updateTable('stories').set({ status: 'archived' }).where('id', '=', story_id).execute();
    expect((await shelf(who)).body.stories).toMatchObject([{ story_id, is_visible: false, found: [FAR] }]);
  });
});

describe('What has been found', () => {
  it('is read by indexes, in a fixed number of statements', async () => {
    const who = await play.player();
    for (let count = 0; count < 2; count += 1) await over(who, (await play.begin(who)).id);
    const { story_id } = (await shelf(who)).body.stories[0]!;
    const user = { id: who.id, role: 'player', has_premium_access: false } as SignedInUser;
    // sequential scans are off, so a plan has one only where an index is missing
    const connection = { ...play.connection, options: '-c enable_seqscan=off' };
    const plans = await plansOf(connection, async (db) => {
      await getFoundEndings({ db }, { story_id }, user);
      await listFinishedStories({ db }, { limit: 12 }, user);
    });
    expect(plans.flatMap(({ scans }) => scans).filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    // the snapshots are cached by now
    await listFinishedStories({ db: play.db }, { limit: 12 }, user);
    expect(query).toHaveBeenCalledTimes(3);
    await getFoundEndings({ db: play.db }, { story_id }, user);
    expect(query).toHaveBeenCalledTimes(5);
  });
});
