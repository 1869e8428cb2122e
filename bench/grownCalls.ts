/** What somebody does in an installation who has played one session for a long time. */
import { pino } from 'pino';
import { settleProgress } from '../packages/server/src/features/progress/public.ts';
import { scriptedNarrator } from '../packages/server/src/narrator/scripted.ts';
import { createBackground } from '../packages/server/src/platform/background.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { buildTestApp, TEST_SECRET, TEST_URL } from '../packages/server/src/testing/buildTestApp.ts';
import { createAccessTokens } from '../packages/server/src/platform/auth/accessTokens.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { playing } from '../packages/server/src/testing/playing.ts';

/** The bundled shelf has them all but the one that is misspelt. */
const SEARCHES = {
  'a common word': 'river',
  'a rare word': 'daak',
  'a misspelt word': 'rivre',
  'a word in Hindi': 'नदी',
} as const;
const FOUND = '10';
const XP = 1_000_000;
/** So many of the first turns are read as one page. */
const OLDEST = 50;

/** An access token is valid for longer than so many turns take. */
const TURNS_A_TOKEN = 1000;

type Call = () => Promise<unknown>;

interface GrownCalls {
  /** By what they are called in the table. */
  readonly calls: ReadonlyMap<string, Call>;
  /** Renews the access token, which has ended when the other installation has played its turns. */
  readonly signIn: Call;
  readonly close: Call;
}

/** Plays so many turns first, one after the other. */
export async function grownCalls(db: Database, turns: number): Promise<GrownCalls> {
  const log = pino({ level: 'silent' });
  const background = createBackground(log);
  const app = await buildTestApp({ db, narrator: scriptedNarrator(), background, afterTurn: settleProgress });
  const play = playing(app, db);
  let who = await play.player(XP);
  const { id } = await play.begin(who, { initial_xp: XP });
  const tokens = createAccessTokens({ secret: TEST_SECRET, issuer: TEST_URL, clock: systemClock });
  const signIn = async () => {
    const token = await tokens.sign({ user_id: who.id, session_id: who.session_id });
    who = { ...who, headers: { authorization: `Bearer ${token}` } };
  };
  const act = async () => {
    await play.act(who, id, { action_type: 'custom_action', user_action: 'I count the boats' });
    await background.idle();
  };
  for (let turn = 1; turn <= OLDEST; turn += 1) await act();
  const early = (await play.read(who, id)).session_data.narrative_history.at(-1)!.id;
  for (let turn = OLDEST + 1; turn <= turns; turn += 1) {
    if (turn % TURNS_A_TOKEN === 0) await signIn();
    await act();
  }

  const list = async (query: Readonly<Record<string, string>>, headers = {}) => {
    const { status, body } = await play.call('listStories', { headers, query });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const { total_pages } = await list({ page: '1' });
  const middle = String(Math.ceil(total_pages / 2));
  const { next } = await list({ page: String(Math.ceil(total_pages / 2) - 1) });
  const found = (q: string) => play.call('searchStories', { query: { q, limit: FOUND } });
  const calls = new Map<string, Call>([
    ['an action, and what follows from it', act],
    ['the first page of the list, a guest', () => list({ page: '1' })],
    ['the first page of the list, signed in', () => list({ page: '1' }, who.headers)],
    ['the page after one in the middle of the list, a guest', () => list({ page: middle, after: next! })],
    ['the same, signed in', () => list({ page: middle, after: next! }, who.headers)],
    ['the page in the middle by its number, a guest', () => list({ page: middle })],
    ...Object.entries(SEARCHES).map(([name, q]) => [`a search for ${name}`, () => found(q)] as const),
    ['the newest page of the history', () => play.read(who, id)],
    ['the oldest page of the history', () => play.read(who, id, { before: early })],
  ]);
  return { calls, signIn, close: () => app.close() };
}
