import { randomUUID } from 'node:crypto';
import type { MySeries, StoryStructure } from '@kathaloka/contract/entities';
import { SERIES_PER_PERSON } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { authoringData } from '../authoring/public.ts';
import { seriesData } from './public.ts';

const play = scriptedPlay();

const text = (shared: Pick<StoryStructure, 'takes' | 'leaves'>): string =>
  JSON.stringify({
    start_node: 'ferry',
    nodes: {
      ferry: { text: 'A ferry.', choices: [{ text: 'Give a coin', target: 'bank', effect: 'gain friend' }] },
      bank: { text: 'The bank.', choices: [] },
    },
    ...shared,
  });

const published = (who: Person, shared: Pick<StoryStructure, 'takes' | 'leaves'> = {}) =>
  play.make.story({ author_id: who.id, story_structure: text(shared) });

const NIGHTS = {
  title: 'Nächte am Fluss',
  description: 'By a **river**.',
  language: 'en',
  translations: [{ language: 'hi', title: 'नदी की रातें', description: '**नदी** के पास।' }],
  shares: [{ name: 'friend', kind: 'thing', meaning: 'A coin was given' }],
} as const;

const create = (who: Person, part_ids: readonly string[], changes: object = {}, key?: string) =>
  play.call('createSeries', {
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    body: { ...NIGHTS, part_ids, ...changes },
  });
const mine = async (who: Person): Promise<readonly MySeries[]> =>
  (await play.call('listMySeries', { ...who })).body.series;
const titles = async (slug: string) => {
  const { body } = await play.call('getSeries', { params: { slug } });
  return body.parts?.map(({ id }: { id: string }) => id);
};

describe('A series of one’s own', () => {
  it('is made of own stories in an order, and readers find it at an address of its own', async () => {
    const who = await play.player();
    const first = await published(who, { leaves: ['friend'] });
    const second = await published(who, { takes: ['friend'] });
    const { status, body } = await create(who, [first, second]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...NIGHTS, version: 1, findings: [] });
    expect(body.slug).toMatch(/^nachte-am-fluss-[\da-f]{8}$/);
    expect(body.parts).toMatchObject([
      { id: first, status: 'published', takes: [], leaves: ['friend'] },
      { id: second, takes: ['friend'], leaves: [] },
    ]);
    expect(await mine(who)).toEqual([body]);
    expect(await titles(body.slug)).toEqual([first, second]);
    const { body: read } = await play.call('getSeries', { params: { slug: body.slug } });
    expect(read.translations).toEqual(NIGHTS.translations);
    expect(read.parts[0]?.series?.translations).toMatchObject([{ language: 'hi', title: 'नदी की रातें' }]);
  });

  it('says what is wrong across its parts, also of edits that are not published yet', async () => {
    const who = await play.player();
    const first = await play.make.story({
      author_id: who.id,
      story_structure: text({}),
      working_copy: JSON.stringify({
        title: 'As it is written',
        story_structure: JSON.parse(text({ takes: ['friend'], leaves: ['oar'] })) as unknown,
      }),
    });
    const draft = await play.make.story({
      author_id: who.id,
      status: 'draft',
      published_at: null,
      story_structure: text({ takes: ['friend'] }),
    });
    const { body } = await create(who, [first, draft]);
    expect(body.parts[0]).toMatchObject({ title: 'As it is written', takes: ['friend'], leaves: ['oar'] });
    expect(body.findings).toEqual([
      { story_id: first, name: 'oar', because: 'not shared' },
      { story_id: first, name: 'friend', because: 'never left' },
      { story_id: first, name: 'oar', because: 'never taken' },
      { story_id: draft, name: 'friend', because: 'never left' },
      { story_id: draft, name: null, because: 'hidden' },
    ]);
  });

  it('has stories of its author alone, each once, and names that conditions can have', async () => {
    const [who, other] = [await play.player(), await play.player()];
    const own = await published(who);
    const theirs = await published(other);
    const { status, body } = await create(who, [own, theirs, own], {
      shares: [
        { name: 'two words', kind: 'thing', meaning: '' },
        { name: 'oar', kind: 'thing', meaning: '' },
        { name: ' oar ', kind: 'number', meaning: '' },
      ],
      translations: ['hi', 'en', 'hi'].map((language) => ({ language, title: 'Nights', description: '' })),
    });
    expect(status).toBe(422);
    const { detail } = body as unknown as { detail: readonly { loc: readonly string[]; type: string }[] };
    expect(detail.map(({ loc, type }) => [...loc, type].join(' '))).toEqual([
      'body part_ids 1 unknown_story',
      'body part_ids 2 repeated_part',
      'body translations 1 language repeated_language',
      'body translations 2 language repeated_language',
      'body shares 0 name unreadable_name',
      'body shares 2 name repeated_name',
    ]);
    expect(await mine(who)).toEqual([]);
  });

  it('is changed as its author has last seen it, and a story goes to the series that has it last', async () => {
    const who = await play.player();
    const [first, second] = [await published(who), await published(who)];
    const { body: one } = await create(who, [first, second]);
    const { body: two } = await create(who, [second]);
    expect(await titles(one.slug)).toEqual([first]);
    const back = { ...NIGHTS, part_ids: [first, second], version: one.version };
    expect(await play.call('updateSeries', { ...who, params: { slug: one.slug }, body: back })).toMatchObject(
      {
        status: 409,
        body: { code: 'stale_version', version: 2 },
      },
    );
    const change = (version: number, changes: object = {}) =>
      play.call('updateSeries', {
        ...who,
        params: { slug: two.slug },
        body: { ...NIGHTS, part_ids: [second, first], version, ...changes },
      });
    const answer = await change(1, { title: 'Renamed' });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Renamed', slug: two.slug, version: 2 } });
    expect(await titles(two.slug)).toEqual([second, first]);
    expect(await change(1, { part_ids: [] })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', version: 2 },
    });
    expect(await titles(two.slug)).toEqual([second, first]);
  });

  it('is created once by all attempts with one key, and has the text of the last one', async () => {
    const who = await play.player();
    const part = await published(who);
    const key = randomUUID();
    const attempts = await Promise.all([1, 2, 3].map(() => create(who, [part], {}, key)));
    expect(attempts.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await create(who, [], { title: 'Later' }, key);
    expect(body).toMatchObject({ title: 'Later', parts: [], slug: attempts[0]!.body.slug });
    expect(await mine(who)).toEqual([body]);
    const other = await play.player();
    expect((await create(other, [], {}, key)).body.slug).not.toBe(body.slug);
  });

  it('two series that take the same story at the same time: one of them has it', async () => {
    const who = await play.player();
    const part = await published(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(who, [part])));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const counts = (await mine(who)).map(({ parts }) => parts.length);
    expect(counts.toSorted((one, other) => other - one)).toEqual([1, 0, 0, 0]);
  });

  it('two changes at the same time: one of them counts', async () => {
    const who = await play.player();
    const ids = [await published(who), await published(who)];
    const { body } = await create(who, ids);
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids].map((part_ids) =>
        play.call('updateSeries', {
          ...who,
          params: { slug: body.slug },
          body: { ...NIGHTS, part_ids, version: 1 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await titles(body.slug))?.toSorted()).toEqual(ids.toSorted());
  });

  it('is deleted without its stories, and by its author alone', async () => {
    const [who, other] = [await play.player(), await play.player()];
    const part = await published(who);
    const { body } = await create(who, [part]);
    const remove = (person: Person) => play.call('deleteSeries', { ...person, params: { slug: body.slug } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(who)).status).toBe(200);
    expect((await remove(who)).status).toBe(404);
    expect((await play.call('getSeries', { params: { slug: body.slug } })).status).toBe(404);
    expect((await play.call('getStory', { params: { id: part } })).status).toBe(200);
  });

  it('loses a part that is deleted, also while somebody has a game of it', async () => {
    const [who, reader] = [await play.player(), await play.player()];
    const [first, second] = [await published(who), await published(who)];
    const { body } = await create(who, [first, second]);
    const game = await play.call('createSession', { ...reader, body: { story_id: first } });
    await play.act(reader, game.body.id, { selected_choice: 'Give a coin' });
    await play.call('archiveStory', { ...who, params: { id: first } });
    const { status } = await play.call('deleteStory', { ...who, params: { id: first } });
    expect(status).toBe(200);
    // it has its place while it is in the bin, but no readers
    expect(await titles(body.slug)).toEqual([second]);
    expect((await mine(who))[0]).toMatchObject({ version: 1, parts: [{ id: first }, { id: second }] });
    await play.call('eraseStory', { ...who, params: { id: first } });
    const [now] = await mine(who);
    expect(now).toMatchObject({ version: 2, parts: [{ id: second }] });
    expect(await titles(body.slug)).toEqual([second]);
    expect((await play.call('getStory', { params: { id: second } })).body.series?.parts).toBe(1);
  });

  it('stays without the name of an author who has left, as long as a part of it stays', async () => {
    const who = await play.player();
    const draft = () => play.make.story({ author_id: who.id, status: 'draft', published_at: null });
    const part = await published(who);
    const { body } = await create(who, [await draft(), part]);
    const { body: gone } = await create(who, [await draft()]);
    const request = { user_id: who.id, deletes_stories: false };
    await inTransaction(play.db, async (transaction) => {
      await authoringData.forget?.(transaction, request);
      await seriesData.forget?.(transaction, request);
    });
    expect(await titles(body.slug)).toEqual([part]);
    expect((await play.call('getSeries', { params: { slug: gone.slug } })).status).toBe(404);
    const left = await play.db.selectFrom('series').where('slug', '=', gone.slug).select('id').execute();
    expect(left).toEqual([]);
  });

  it('is limited in number', async () => {
    const who = await play.player();
    const rows = Array.from({ length: SERIES_PER_PERSON }, (_, at) => ({
      id: crypto.randomUUID(),
      slug: `many-${who.id}-${at}`,
      language: 'en' as const,
      title: 'One of many',
      description: '',
      author_id: who.id,
    }));
    await play.db.insertInto('series').values(rows).execute();
    expect(await create(who, [])).toMatchObject({
      status: 409,
      body: { code: 'limit_reached', resource: 'series', max: SERIES_PER_PERSON },
    });
  });
});
