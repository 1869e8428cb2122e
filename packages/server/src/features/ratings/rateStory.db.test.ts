import { randomUUID } from 'node:crypto';
import { RATINGS_SHOWN_FROM } from '@kathaloka/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';

const play = scriptedPlay();

let story_id: string;
let reader: Person;

beforeEach(async () => {
  reader = await play.player();
  const begun = await play.begin(reader);
  story_id = begun.story_id;
  await reachEnding(reader, begun.id);
});

async function reachEnding(who: Person, session_id: string): Promise<void> {
  for (const selected_choice of ['Swim', 'Go under']) await play.act(who, session_id, { selected_choice });
}

async function finish(who: Person): Promise<string> {
  const { body } = await play.call('createSession', { ...who, body: { story_id } });
  await reachEnding(who, body.id);
  return body.id;
}

const rate = (who: Person, stars: unknown, id = story_id) =>
  play.call('rateStory', { ...who, params: { id }, body: { stars } });
const rating = async (who: Person) =>
  (await play.call('getRating', { ...who, params: { id: story_id } })).body;
const shown = async () =>
  (await play.call('getStory', { params: { id: story_id } })).body.stats.average_rating;

async function rateBy(stars: readonly number[]): Promise<Person[]> {
  const people = [];
  for (const given of stars) {
    const who = await play.player();
    await finish(who);
    expect(await rate(who, given)).toMatchObject({ status: 200, body: { stars: given } });
    people.push(who);
  }
  return people;
}

describe('PUT /stories/{id}/rating', () => {
  it('stores one rating of each reader, who can change it and take it back', async () => {
    expect(await rating(reader)).toEqual({ stars: null, can_rate: true, average_rating: 0 });
    for (const stars of [4, 2, 2]) await rate(reader, stars);
    expect(await rating(reader)).toEqual({ stars: 2, can_rate: true, average_rating: 0 });
    const { ratings } = (await play.call('downloadMyData', { ...reader })).body;
    expect(ratings).toMatchObject([{ story_id, stars: 2 }]);
    expect((await rate(reader, null)).body).toEqual({ stars: null, can_rate: true, average_rating: 0 });
  });

  it('shows the mean of all ratings, from the fifth one on', async () => {
    const people = await rateBy([5, 4, 4, 3]);
    expect(await shown()).toBe(0);
    expect(people).toHaveLength(RATINGS_SHOWN_FROM - 1);
    expect((await rate(reader, 1)).body.average_rating).toBeCloseTo(3.4);
    expect(await shown()).toBeCloseTo(3.4);
    await rate(reader, 5);
    expect(await shown()).toBeCloseTo(4.2);
    const [leaving] = people;
    await play.db.deleteFrom('users').where('id', '=', leaving!.id).execute();
    expect(await shown()).toBe(0);
  });

  it('refuses who has not reached an ending, and the author', async () => {
    const beginner = await play.player();
    await play.call('createSession', { ...beginner, body: { story_id } });
    const author = await play.player();
    await play.db.updateTable('stories').set({ author_id: author.id }).where('id', '=', story_id).execute();
    await finish(author);
    for (const who of [beginner, author]) {
      expect((await rating(who)).can_rate).toBe(false);
      expect(await rate(who, 5)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('is taken back also after the finished play was deleted', async () => {
    const who = await play.player();
    const session_id = await finish(who);
    await rate(who, 5);
    await play.call('deleteSession', { ...who, params: { session_id } });
    expect(await rating(who)).toMatchObject({ stars: 5, can_rate: false });
    expect((await rate(who, null)).body.stars).toBeNull();
  });

  it.each([0, 6, 2.5, '3', undefined])('refuses %j stars', async (stars) => {
    expect((await rate(reader, stars)).status).toBe(422);
  });

  it('knows published stories only', async () => {
    const draft = await play.make.story({ status: 'draft' });
    for (const id of [draft, randomUUID()]) expect((await rate(reader, 5, id)).status).toBe(404);
  });

  it('counts each of many ratings at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => play.player()));
    for (const who of people) await finish(who);
    await Promise.all(people.flatMap((who) => [rate(who, 1), rate(who, 5), rate(who, 3)]));
    await Promise.all(people.map((who) => rate(who, 4)));
    expect(await shown()).toBeCloseTo(4);
  });
});
