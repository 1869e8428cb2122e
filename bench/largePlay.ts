/** Creates people who have played through the real calls, to be copied into a large installation. */
import { seededRandom } from '@kathaloka/story';
import { sql } from 'kysely';
import { pino } from 'pino';
import { indexWaiting } from '../packages/server/src/features/catalogue/search/indexing.ts';
import { grant } from '../packages/server/src/features/economy/public.ts';
import { seedLibrary } from '../packages/server/src/features/bundledStories/public.ts';
import { settleProgress } from '../packages/server/src/features/progress/public.ts';
import { createBackground } from '../packages/server/src/platform/background.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { scriptedModel, scriptedNarrator } from '../packages/server/src/narrator/scripted.ts';
import { buildTestApp } from '../packages/server/src/testing/buildTestApp.ts';
import { cheapPasswords } from '../packages/server/src/testing/cheapPasswords.ts';
import { people, type Person } from '../packages/server/src/testing/people.ts';
import { playing } from '../packages/server/src/testing/playing.ts';
import { randomMove } from '../packages/server/src/testing/randomMoves.ts';
import { scriptedModels } from '../packages/server/src/testing/scriptedModels.ts';

export const PASSWORD = 'Sarayu 1! river';
const PURSE = 10_000;
const SEED = 20_261_123;
/** One session in three is told by a model, and paid for. */
const PAID_EVERY = 3;
/** The probability that a player takes a choice instead of typing something. */
const PLAIN = 0.6;
const PROSE =
  'The river runs under a stone bridge where lanterns swing, and a quiet archer waits for her brother to return from the forest of sal trees. ';

const told = {
  narrate: () => [
    { text: PROSE.repeat(3) },
    { notes: { narrator: 'model', turns: 12, historyFrom: 3, prompt: null, builtIn: null } },
  ],
};

/** What a model remembers of a turn: two facts, and a summary when one is due. */
const remember = {
  summarise: () => Promise.resolve(PROSE.repeat(2)),
  readTurn: () =>
    Promise.resolve({
      facts: [
        { key: 'lantern_of_ishani', value: 'Ishani left the lantern beside the river', known_to: ['you'] },
        { key: 'debt_of_the_ferryman', value: 'You owe the ferryman a coin', known_to: ['you'] },
      ],
      events: [],
    }),
};

interface Lived {
  readonly people: number;
  /** The number of sessions of each person. */
  readonly sessions: number;
  /** The number of turns in each session, including the opening. */
  readonly turns: number;
}

/** Imports the bundled stories, and creates people who have played them, with all effects of each turn. */
export async function livePlay(db: Database, size: Lived): Promise<void> {
  const log = pino({ level: 'silent' });
  await seedLibrary({ db, clock: systemClock }, { seed: 'demo' });
  await indexWaiting(db);
  const background = createBackground(log);
  const common = { db, background, afterTurn: settleProgress };
  const apps = {
    paid: await buildTestApp({
      ...common,
      narrator: { ...scriptedModel(told), remember },
      config: { ai: scriptedModels },
    }),
    free: await buildTestApp({ ...common, narrator: scriptedNarrator(told) }),
  };
  const stories = await db
    .selectFrom('stories')
    .where('status', '=', 'published')
    .where('is_premium', '=', false)
    .select('id')
    .orderBy('id')
    .execute();
  const random = seededRandom(SEED);
  const person = people(db);
  const password_hash = await cheapPasswords().hash(PASSWORD);
  let begun = 0;
  for (let count = 0; count < size.people; count += 1) {
    const who = await person({ password_hash });
    await grant({ db, clock: systemClock }, { user_id: who.id, amount: PURSE, key: 'admin:purse' });
    for (let session = 0; session < size.sessions; session += 1, begun += 1) {
      const story_id = stories[begun % stories.length]!.id;
      const app = begun % PAID_EVERY === 0 ? apps.paid : apps.free;
      await playOne(playing(app, db), { who, story_id, random, turns: size.turns });
      await background.idle();
    }
    const { id } = stories[count]!;
    const { call } = playing(apps.free, db);
    await call('likeStory', { ...who, params: { id }, body: { is_liked: true } });
    await call('bookmarkStory', { ...who, params: { id }, body: { is_bookmarked: true } });
    await call('listTasks', { ...who, query: { task_type: 'daily' } });
  }
  await sql`
    insert into model_usage (at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
    select committed_at, told_by, 2, 3000, 2500, 200 from turns where told_by is not null
  `.execute(db);
  await apps.paid.close();
  await apps.free.close();
}

interface Game {
  readonly who: Person;
  readonly story_id: string;
  readonly random: () => number;
  readonly turns: number;
}

async function playOne(
  play: ReturnType<typeof playing>,
  { who, story_id, random, turns }: Game,
): Promise<void> {
  const { body: session } = await play.call('createSession', { ...who, body: { story_id } });
  let { choices } = session.session_data;
  // a player who has reached an ending goes back, and some moves are refused
  for (let tries = 0, count = 1; count < turns && tries < 4 * turns; tries += 1) {
    const offered = choices.filter(({ is_detour }) => !is_detour);
    const choice = offered[Math.floor(random() * offered.length)];
    const isPlain = choice && random() < PLAIN;
    const move = isPlain ? { selected_choice: choice.text } : randomMove(random, choices, tries);
    const { status, body } = await play.tryTo(who, session.id, move);
    if (status !== 200) continue;
    if (body.turn) count += 1;
    if (body.is_completed) await play.tryTo(who, session.id, { action_type: 'undo' });
    ({ choices } = (await play.read(who, session.id)).session_data);
  }
}
