import type { ActionRequest, ActionResponse, GameSession } from '@kathaloka/contract/entities';
import { PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import {
  advance,
  beginPlay,
  edgesOf,
  type GraphChoice,
  type Move,
  moveOf,
  PLAYER_PROFILES,
  type PlayerProfile,
  playStory,
  type PlayState,
  type PlayStory,
  type Random,
  seededRandom,
} from '@kathaloka/story';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldByModels } from '../../testing/scriptedModels.ts';
import { allOf } from '../../testing/allOf.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { systemClock } from '../../platform/clock.ts';
import { balanceOf, entriesOf } from '../economy/public.ts';
import { readBundledStories } from '../bundledStories/bundledStory.ts';
import { seedLibrary } from '../bundledStories/public.ts';
import { creditCost } from '../economy/public.ts';
import { findTurn } from './stored/turnsRepository.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
/** The same database, with models that cost credits. */
const pricedApp = await buildTestApp({ db: database.db, ...toldByModels });
const priced = playing(pricedApp, database.db);

beforeAll(async () => {
  await seedLibrary({ db: database.db, clock: systemClock }, { seed: 'demo' });
});
afterAll(() => pricedApp.close());

/** A reader who may play every story, with this many credits. */
async function reader(credits: number): Promise<Person> {
  const who = await play.player(credits);
  await database.db.updateTable('users').set({ has_premium_access: true }).where('id', '=', who.id).execute();
  return who;
}

const all = readBundledStories().map(({ story }) => story);
type BundledStory = (typeof all)[number];

/**
 * `npm test` plays one story of each language to one of its endings; `npm run test:full` plays all stories to all
 * endings.
 */
const isFull = process.env.TEST_FULL === '1';
const [PLAYED, ENDINGS_PLAYED] = isFull
  ? [all, undefined]
  : [[...new Map(all.toReversed().map((story) => [story.language, story])).values()], 1];

type Way = readonly string[];

/** The choices that lead to each ending, by the name of its scene. */
const waysToEndings = (story: PlayStory): ReadonlyMap<string, Way> =>
  story.graph.chapters.length > 0 ? chanceWays(story) : shortestWays(story);

const WALKS = 2000;

/** Finds a way to each ending by random walks: a story with chapters has too many states to visit them all. */
function chanceWays(story: PlayStory): ReadonlyMap<string, Way> {
  const random = seededRandom(1);
  const ways = new Map<string, Way>();
  for (let walked = 0; walked < WALKS; walked += 1) {
    let state = beginPlay(story);
    const way: string[] = [];
    while (!state.is_completed) {
      const open = edgesOf(story, state);
      const { text } = open[Math.floor(random() * open.length)]!;
      const result = advance(story, state, { kind: 'choice', text });
      if (result.refusal) throw new Error(`${text} is refused.`);
      state = result.next;
      way.push(text);
    }
    if (!ways.has(state.node!)) ways.set(state.node!, way);
  }
  return ways;
}

/** The shortest way to each ending, by a breadth-first search. */
function shortestWays(story: PlayStory): ReadonlyMap<string, Way> {
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

/** Takes the choices of a way, and checks that each was offered. */
async function playAlong(
  { act, call, read }: ReturnType<typeof playing>,
  who: Person,
  story_id: string,
  way: Way,
): Promise<GameSession> {
  const { body: session } = await call('createSession', { ...who, body: { story_id } });
  let offered = session.session_data.choices;
  for (const selected_choice of way) {
    expect(offered.map(({ text }) => text)).toContain(selected_choice);
    const answer = (await act(who, session.id, { selected_choice })) as Extract<
      ActionResponse,
      { narrative: string }
    >;
    expect(answer.narrative.trim()).not.toBe('');
    offered = answer.choices ?? [];
  }
  expect(offered).toEqual([]);
  return read(who, session.id);
}

/** Plays a story to its endings, and returns the completed sessions. */
async function playToEndings(
  by: ReturnType<typeof playing>,
  who: Person,
  story: BundledStory,
): Promise<readonly GameSession[]> {
  const ways = waysToEndings(playStory(story));
  const { nodes } = story.story_structure;
  const endings = Object.keys(nodes).filter((name) => nodes[name]!.choices.length === 0);
  expect([...ways.keys()].sort()).toEqual(endings.sort());
  const story_id = await idOf(story.title);
  const sessions: GameSession[] = [];
  for (const way of [...ways.values()].slice(0, ENDINGS_PLAYED)) {
    const session = await playAlong(by, who, story_id, way);
    expect(session).toMatchObject({ is_completed: true, completion_percentage: 100 });
    expect(session.session_data.narrative_history).toHaveLength(way.length + 1);
    sessions.push(session);
  }
  return sessions;
}

/** Checks that the balance equals the sum of the ledger, and that all credits spent were paid for turns. */
async function expectBooked(who: Person, credits: number): Promise<number> {
  const entries = await allOf(entriesOf({ db: database.db }, { user_id: who.id }));
  const balance = await balanceOf({ db: database.db }, { user_id: who.id });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const turns = await database.db
    .selectFrom('turns')
    .innerJoin('game_sessions', 'game_sessions.id', 'turns.session_id')
    .where('game_sessions.user_id', '=', who.id)
    .select(['model_used', 'credits_consumed'])
    .execute();
  for (const { model_used, credits_consumed } of turns)
    expect([0, creditCost(model_used ?? '')]).toContain(credits_consumed);
  const paid = turns.reduce((sum, { credits_consumed }) => sum + credits_consumed, 0);
  expect(balance).toBe(credits - paid);
  const sessions = await database.db
    .selectFrom('game_sessions')
    .where('user_id', '=', who.id)
    .select('credits_spent')
    .execute();
  expect(sessions.reduce((sum, { credits_spent }) => sum + credits_spent, 0)).toBe(paid);
  return paid;
}

describe('a bundled story is played from PLAY to each of its endings', () => {
  it.each(PLAYED.map((story) => [story.title, story] as const))(
    'without a credit: %s',
    async (_title, story) => {
      const who = await reader(0);
      await playToEndings(play, who, story);
      expect(await allOf(entriesOf({ db: database.db }, { user_id: who.id }))).toEqual([]);
    },
    60_000,
  );

  describe.each([5, 100])('told by a model, with %i credits, until they are gone and further', (credits) => {
    it.each(PLAYED.map((story) => [story.title, story] as const))(
      '%s',
      async (_title, story) => {
        const who = await reader(credits);
        const sessions = await playToEndings(priced, who, story);
        const paid = await expectBooked(who, credits);
        const told = sessions
          .flatMap((session) => session.session_data.narrative_history)
          .filter(({ model_used }) => model_used !== null);
        expect(paid).toBe(Math.min(credits, told.length));
      },
      120_000,
    );
  });
});

type Wish = Partial<ActionRequest>;

/** Uses models of every price, and an image model for pictures. */
function wishOf(move: Move, edges: readonly GraphChoice[], random: Random): Wish {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const selected_model = pick(TEXT_MODELS);
  if (move.kind === 'show') return { action_type: 'show', selected_model: pick(PICTURE_STYLES) };
  if (move.kind === 'choice') return { selected_choice: { text: move.text }, selected_model };
  if (move.kind !== 'words') return { action_type: move.kind, selected_model };
  const user_action = move.edge === null ? 'I hum to myself' : edges[move.edge]!.text;
  return { action_type: 'custom_action', user_action, selected_model };
}

const TURNS_MOST = 400;

/** Walks through a story as a player of this profile. Choices are never refused. */
async function walk(story: BundledStory, profile: PlayerProfile, who: Person): Promise<void> {
  const rules = playStory(story);
  const random = seededRandom(story.title.length);
  const { body } = await priced.call('createSession', {
    ...who,
    body: { story_id: await idOf(story.title) },
  });
  let state = beginPlay(rules);
  let turns = 0;
  for (let turn = 0; !state.is_completed; turn += 1) {
    expect(turn).toBeLessThan(TURNS_MOST);
    const edges = edgesOf(rules, state);
    const wish = wishOf(moveOf(profile, { state, edges, turns }, random), edges, random);
    const answer = await priced.tryTo(who, body.id, wish);
    // a choice is accepted even without credits or XP
    expect(answer.status).toBeOneOf(wish.selected_choice === undefined ? [200, 402, 422] : [200]);
    if (answer.status !== 200) {
      turns = Infinity;
      continue;
    }
    const { node } = state;
    const { turn_id } = answer.body;
    state = (await findTurn(database.db, { session_id: body.id, user_id: who.id, id: turn_id }))!.state;
    turns = state.node === node ? turns + 1 : 0;
  }
}

const WALKED = isFull ? all : PLAYED.slice(0, 2);
const PROFILES = isFull ? PLAYER_PROFILES : (['chaotic'] as const);

describe.each([0, 5, 100])(
  'players of every kind with %i credits come to an end and pay what they asked for',
  (credits) => {
    it.each(WALKED.flatMap((story) => PROFILES.map((profile) => [profile, story.title, story] as const)))(
      '%s, in %s',
      async (profile, _title, story) => {
        const who = await reader(credits);
        await walk(story, profile, who);
        expect(await expectBooked(who, credits)).toBeLessThanOrEqual(credits);
      },
      60_000,
    );
  },
);
