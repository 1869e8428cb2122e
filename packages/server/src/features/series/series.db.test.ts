import type { GameSession, StoryStructure } from '@kathaloka/contract/entities';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { writeSeries } from './public.ts';
import { findLaterParts, findLeftBefore, storeLeft } from './repository.ts';

const play = scriptedPlay();

/** Giving the coin leaves a friend for the second night, and two coins. */
const FIRST: StoryStructure = {
  start_node: 'ferry',
  leaves: ['friend', 'coins', 'unshared'],
  nodes: {
    ferry: {
      text: 'The ferryman holds out his hand.',
      mode: 'verbatim',
      choices: [
        { text: 'Give a coin', target: 'given', effect: 'gain friend; coins + 2' },
        { text: 'Shake your head', target: 'refused', effect: 'gain unshared' },
      ],
    },
    given: { text: 'He bows.', mode: 'verbatim', choices: [] },
    refused: { text: 'He spits.', mode: 'verbatim', choices: [] },
  },
};
const SECOND: StoryStructure = {
  start_node: 'ferry',
  takes: ['friend', 'coins', 'unshared'],
  nodes: {
    ferry: {
      text: 'Somebody is at the ferry.',
      mode: 'verbatim',
      variants: [{ condition: 'has friend and coins >= 2', text: 'Your friend is at the ferry.' }],
      choices: [
        { text: 'Greet your friend', target: 'end', condition: 'has friend' },
        { text: 'Use what is not shared', target: 'end', condition: 'has unshared' },
        { text: 'Greet', target: 'end' },
      ],
    },
    end: { text: 'Over.', mode: 'verbatim', choices: [] },
  },
};

const written = (title: string, structure: StoryStructure) => ({
  title,
  story_structure: JSON.stringify(structure),
});
let first: string;
let second: string;
let draft: string;

beforeAll(async () => {
  first = await play.make.story(written('The first night', FIRST));
  second = await play.make.story(written('The second night', SECOND));
  draft = await play.make.story({
    ...written('The third night', SECOND),
    status: 'draft',
    published_at: null,
  });
  const series = {
    id: newId(),
    slug: 'two-nights',
    language: 'en' as const,
    title: 'Two Nights',
    description: 'By a river.',
    translations: [{ language: 'hi' as const, title: 'दो रातें', description: 'नदी के पास।' }],
    shares: [
      { name: 'friend', kind: 'thing' as const },
      { name: 'coins', kind: 'number' as const },
    ],
  };
  await inTransaction(play.db, (transaction) => writeSeries(transaction, series, [first, second, draft]));
});

const offered = ({ session_data }: GameSession) => session_data.choices.map(({ text }) => text);
const told = ({ session_data }: GameSession) => session_data.narrative_history.at(-1)?.ai_response;
const seriesFor = (who: Partial<Awaited<ReturnType<typeof play.player>>> = {}) =>
  play.call('getSeries', { ...who, params: { slug: 'two-nights' } });

/** Plays the first part to an ending, and returns the ending. */
async function playFirst(who: Awaited<ReturnType<typeof play.player>>, selected_choice: string) {
  const { body } = await play.call('createSession', { ...who, body: { story_id: first } });
  await play.act(who, body.id, { selected_choice });
  return (await play.call('getEnding', { ...who, params: { session_id: body.id } })).body;
}

const beginSecond = async (who: Awaited<ReturnType<typeof play.player>>) =>
  (await play.call('createSession', { ...who, body: { story_id: second } })).body;

it('A series shows the parts that its reader may see, in their order, and a story its place', async () => {
  const { body } = await seriesFor();
  expect(body).toMatchObject({ slug: 'two-nights', title: 'Two Nights', finished: [], remembers: false });
  expect(body.parts.map(({ id, series }) => [id, series?.position, series?.parts])).toEqual([
    [first, 1, 3],
    [second, 2, 3],
  ]);
  expect(body).not.toHaveProperty('shares');
  const alone = await play.make.story();
  expect((await play.call('getStory', { params: { id: alone } })).body.series).toBeNull();
  const capitals = await play.call('getSeries', { params: { slug: 'Two-Nights' } });
  expect(capitals.body.title).toBe('Two Nights');
});

it('After a part come those behind it, and neither itself nor one before it', async () => {
  const after = await Promise.all([first, second, draft].map((id) => findLaterParts(play.db, id)));
  expect(after).toEqual([[second, draft], [draft], []]);
});

it('A part begins with what its reader has left in an earlier one, by the names that the series shares', async () => {
  const who = await play.player();
  const stranger = await play.player();
  expect(offered(await beginSecond(who))).toEqual(['Greet']);
  const ending = await playFirst(who, 'Give a coin');
  expect(ending).toMatchObject({ is_next_part: true, next: { id: second } });
  expect((await seriesFor(who)).body).toMatchObject({ finished: [first], remembers: true });
  const session = await beginSecond(who);
  expect([told(session), offered(session)]).toEqual([
    'Your friend is at the ferry.',
    ['Greet your friend', 'Greet'],
  ]);
  expect(offered(await beginSecond(stranger))).toEqual(['Greet']);
});

it('If several parts leave a value of one name, the nearest part decides, in whatever order they were played', async () => {
  const { id: user_id } = await play.player();
  const left_at = new Date();
  for (const [story_id, coins] of [
    [second, 5],
    [first, 2],
  ] as const)
    await inTransaction(play.db, (transaction) =>
      storeLeft(transaction, { user_id, story_id, left_at, left_values: [['coins', coins]] }),
    );
  expect(await findLeftBefore(play.db, { user_id, story_id: draft })).toEqual([
    [['coins', 2]],
    [['coins', 5]],
  ]);
});

it('The newest play of a part has the last word, and a session that has begun stays as it began', async () => {
  const who = await play.player();
  await playFirst(who, 'Give a coin');
  const before = await beginSecond(who);
  await playFirst(who, 'Shake your head');
  expect(offered(await beginSecond(who))).toEqual(['Greet']);
  expect(offered(await play.read(who, before.id))).toEqual(['Greet your friend', 'Greet']);
});

it('Nothing is left before an ending, and what is forgotten is not taken', async () => {
  const who = await play.player();
  await play.call('createSession', { ...who, body: { story_id: first } });
  expect((await seriesFor(who)).body.remembers).toBe(false);
  await playFirst(who, 'Give a coin');
  const { status } = await play.call('forgetSeries', { ...who, params: { slug: 'two-nights' } });
  expect(status).toBe(200);
  expect((await seriesFor(who)).body).toMatchObject({ finished: [first], remembers: false });
  expect(offered(await beginSecond(who))).toEqual(['Greet']);
});

it('A story that a guest has begun on its page goes on as it was read there', async () => {
  const who = await play.player();
  await playFirst(who, 'Give a coin');
  const { body } = await play.call('createSession', {
    ...who,
    body: { story_id: second, choices: [{ text: 'Greet' }] },
  });
  expect(told(body)).toBe('Over.');
});

it('Continue playing offers the next part, until that is begun', async () => {
  const who = await play.player();
  const open = { ...who, query: { open: 'true' } };
  const nextOnes = async () =>
    (await play.call('listSessions', open)).body.next_parts.map(({ story }) => story.id);
  const { body: begun } = await play.call('createSession', { ...who, body: { story_id: first } });
  expect(await nextOnes()).toEqual([]);
  await play.act(who, begun.id, { selected_choice: 'Give a coin' });
  expect(await nextOnes()).toEqual([second]);
  const { body } = await play.call('listSessions', open);
  expect(body.next_parts[0]).toMatchObject({ story: { title: 'The second night', series: { position: 2 } } });
  expect((await play.call('listSessions', { ...who })).body.next_parts).toEqual([]);
  const session = await beginSecond(who);
  expect(await nextOnes()).toEqual([]);
  // the third part is a draft of another author
  await play.act(who, session.id, { selected_choice: 'Greet' });
  expect(await nextOnes()).toEqual([]);
});

it('After the last part that is not finished, another story is offered', async () => {
  const who = await play.player();
  const session = await beginSecond(who);
  await play.act(who, session.id, { selected_choice: 'Greet' });
  expect((await playFirst(who, 'Give a coin')).is_next_part).toBe(false);
});

it('A series without visible parts does not exist', async () => {
  const series = {
    id: newId(),
    slug: 'unwritten',
    language: 'en' as const,
    title: 'Unwritten',
    description: '',
    translations: [],
    shares: [],
  };
  const hidden = await play.make.story({ status: 'draft', published_at: null });
  await inTransaction(play.db, (transaction) => writeSeries(transaction, series, [hidden]));
  expect((await play.call('getSeries', { params: { slug: 'unwritten' } })).status).toBe(404);
});
