import type { ActionResponse, GameSession } from '@kathaloka/contract/entities';
import { advance, beginPlay, edgesOf, playStory, type PlayState, type PlayStory } from '@kathaloka/story';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { systemClock } from '../../platform/clock.ts';
import { entriesOf } from '../economy/public.ts';
import { readBundledStories } from '../library/bundledStory.ts';
import { seedLibrary } from '../library/public.ts';

let database: TestDatabase;
let app: FastifyInstance;
let play: ReturnType<typeof playing>;
let who: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db });
  play = playing(app, database.db);
  await seedLibrary({ db: database.db, clock: systemClock }, { seed: 'demo' });
  // an empty purse: the author's ways are free
  who = await play.player(0);
  await database.db.updateTable('users').set({ has_premium_access: true }).where('id', '=', who.id).execute();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const all = readBundledStories().map(({ story }) => story);
/** The short form plays one story of each language to one of its endings. */
const [PLAYED, ENDINGS_PLAYED] =
  process.env.TEST_FULL === '1'
    ? [all, undefined]
    : [[...new Map(all.toReversed().map((story) => [story.language, story])).values()], 1];

type Way = readonly string[];

/** The choices that lead to each ending, by its name: the shortest way there, breadth first. */
function waysToEndings(story: PlayStory): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const seen = new Set<string>();
  let open: readonly { state: PlayState; way: Way }[] = [{ state: beginPlay(story), way: [] }];
  while (open.length > 0) {
    const next: { state: PlayState; way: Way }[] = [];
    for (const { state, way } of open) {
      if (state.is_completed && !ways.has(state.node!)) ways.set(state.node!, way);
      for (const { text } of edgesOf(story, state)) {
        const result = advance(story, state, { kind: 'choice', text });
        if (result.refusal) continue;
        const { node, numbers, things } = result.next;
        const key = JSON.stringify([node, numbers, things]);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state: result.next, way: [...way, text] });
      }
    }
    open = next;
  }
  return ways;
}

async function idOf(title: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('stories')
    .where('title', '=', title)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Plays as somebody who reads what is offered, and presses it. */
async function playAlong(story_id: string, way: Way): Promise<GameSession> {
  const { body: session } = await play.call('createSession', { ...who, body: { story_id } });
  let offered = session.session_data.choices;
  for (const selected_choice of way) {
    expect(offered.map(({ text }) => text)).toContain(selected_choice);
    const answer = (await play.act(who, session.id, { selected_choice })) as Extract<
      ActionResponse,
      { narrative: string }
    >;
    expect(answer.narrative.trim()).not.toBe('');
    offered = answer.choices ?? [];
  }
  expect(offered).toEqual([]);
  return play.read(who, session.id);
}

describe('a bundled story is played from PLAY to each of its endings, without a credit', () => {
  it.each(PLAYED.map((story) => [story.title, story] as const))(
    '%s',
    async (title, story) => {
      const ways = waysToEndings(playStory(story));
      const { nodes } = story.story_structure;
      const endings = Object.keys(nodes).filter((name) => nodes[name]!.choices.length === 0);
      expect([...ways.keys()].sort()).toEqual(endings.sort());
      const story_id = await idOf(title);
      for (const way of [...ways.values()].slice(0, ENDINGS_PLAYED)) {
        const session = await playAlong(story_id, way);
        expect(session).toMatchObject({ is_completed: true, completion_percentage: 100 });
        expect(session.session_data.narrative_history).toHaveLength(way.length + 1);
      }
      expect(await entriesOf({ db: database.db }, { user_id: who.id })).toEqual([]);
    },
    60_000,
  );
});
