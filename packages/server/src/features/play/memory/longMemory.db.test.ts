/** The memory of sessions that are far longer than a prompt. */
import { beginPlay } from '@kathaloka/story';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { factWords } from '../../../narrator/factWords.ts';
import type { SummaryTask } from '../../../narrator/Narrator.ts';
import type { PastTurn } from '../../../narrator/sheets.ts';
import { messagesFor } from '../../../narrator/prompts/messagesFor.ts';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { plantTurns, PROSE } from '../../../testing/longPlay.ts';
import { aNarrationTask } from '../../../testing/narratorTasks.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { findEntries } from './entriesRepository.ts';
import { memoryOf } from './memoryOf.ts';
import { findBranches } from './pathRepository.ts';
import { remember } from './remember.ts';
import { insertFacts } from './factsRepository.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { keyOfSession } from '../../../testing/sessions.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

/** A new session of this many turns. */
async function longSession(count: number, forksEvery: number) {
  const { id } = await play.begin(await play.player());
  const turns = await plantTurns(database.db, { session_id: id, count, forksEvery });
  const key = await keyOfSession(database.db, id);
  const row = (await findSession(database.db, key))!;
  return { ...key, turns, snapshot: await snapshotOf(database.db, row.snapshot_id) };
}

type Long = Awaited<ReturnType<typeof longSession>>;

const TOLD: PastTurn = { action_type: 'custom_action', input: 'I wait', text: PROSE };

/** The memory for a turn with this line, after this history. */
async function recalled(
  { session_id, user_id, turns, snapshot }: Long,
  user_input: string,
  history: readonly PastTurn[] = [TOLD, TOLD],
) {
  const parent = (await findTurn(database.db, { session_id, user_id, id: turns.at(-1)!.id }))!;
  const turn = { user_input, selected_choice: null, selected_answer: null };
  const next = beginPlay(snapshot.play);
  return memoryOf(database.db, { session_id, user_id, turn, parent, next, snapshot }, history);
}

describe('In a session of 5,000 turns', () => {
  const PEOPLE = [
    'Ishani',
    'Devadatta',
    'Mohini',
    'Kunti',
    'Vasuki',
    'Rudra',
    'Ketaki',
    'Bhima',
    'Tara',
    'Nala',
  ];
  const HOUSES = [
    'weaver',
    'potter',
    'smith',
    'singer',
    'farmer',
    'oarsman',
    'guard',
    'scribe',
    'healer',
    'hunter',
  ];
  const THINGS = ['lantern', 'ring', 'letter', 'bridge', 'debt'];
  const PLACES = ['under the altar', 'beside the stone well', 'at the ford of the river', 'in the forest'];

  /** Five facts about each of 100 people, told again and again with the same few words. */
  const FACTS = PEOPLE.flatMap((person) =>
    HOUSES.flatMap((house) =>
      THINGS.map((thing, at) => ({
        about: `${person} the ${house}`,
        thing,
        key: `${thing}_of_${person}_${house}`.toLowerCase(),
        value: `${person} the ${house} left the ${thing} ${PLACES[at % PLACES.length]}`,
      })),
    ),
  );

  interface Planted {
    readonly key: string;
    readonly value: string;
    readonly known_to?: readonly string[];
  }

  /** A secret about each of them, which only one man saw. */
  const SECRETS = PEOPLE.flatMap((person) =>
    HOUSES.map((house) => ({
      about: `${person} the ${house}`,
      key: `gold_of_${person}_${house}`.toLowerCase(),
      value: `${person} the ${house} buried gold`,
      known_to: ['the spy Chitrasen'],
    })),
  );

  let session: Long;
  beforeAll(async () => {
    session = await longSession(5000, 50);
    await plantFacts(session, FACTS);
    await plantFacts(session, SECRETS);
  }, 60_000);

  async function plantFacts({ user_id, turns }: Long, facts: readonly Planted[]): Promise<void> {
    await inTransaction(database.db, async (transaction) => {
      for (const [at, { key, value, known_to = [] }] of facts.entries()) {
        const words = factWords(`${key} ${value}`, 'en');
        await insertFacts(transaction, { ...turns[at * 10]!, user_id }, [{ key, value, known_to, words }]);
      }
    });
  }

  /** Whether the prompt of a turn with this line contains the fact. */
  async function isInPrompt(value: string, line: string, history: readonly PastTurn[]): Promise<boolean> {
    const memory = await recalled(session, line, history);
    const task = aNarrationTask({ input: line, history, memory });
    const model = { contextTokens: 16_384, count: (text: string) => Math.ceil(text.length / 3) };
    const { messages } = messagesFor(task, memory, model);
    return messages.at(-1)!.content.includes(`: ${value}`);
  }

  it('whatever a turn names is in its prompt', async () => {
    expect(FACTS).toHaveLength(500);
    const missed: string[] = [];
    for (const [at, { about, thing, value }] of FACTS.entries()) {
      const line = at % 2 === 0 ? `I ask ${about} about the ${thing}` : 'I wait and listen';
      const told = at % 2 === 0 ? PROSE : `${PROSE} Then ${about} speaks of a ${thing}.`;
      if (!(await isInPrompt(value, line, [TOLD, { ...TOLD, text: told }]))) missed.push(value);
    }
    const found = FACTS.length - missed.length;
    console.log(`${found} of ${FACTS.length} planted facts are in the prompts that name them`);
    expect(missed.length / FACTS.length, missed.slice(0, 5).join('; ')).toBeLessThanOrEqual(0.01);
  }, 60_000);

  it('a secret is in no prompt of a scene without the one who knows it, and in each with him', async () => {
    const given = { without: 0, with: 0 };
    for (const { about, value } of SECRETS) {
      const line = `I ask ${about} about the gold`;
      const meets = { ...TOLD, text: 'Chitrasen steps out of the dark.' };
      if (await isInPrompt(value, line, [TOLD, TOLD])) given.without += 1;
      if (await isInPrompt(value, line, [TOLD, meets])) given.with += 1;
    }
    expect(given).toEqual({ without: 0, with: SECRETS.length });
  }, 60_000);

  it('a turn that names nothing of all this is given only what common words call up', async () => {
    const { facts } = await recalled(session, 'I hum', [{ ...TOLD, text: 'So it goes.' }]);
    expect(facts).toEqual([]);
  });
});

it('Summaries gather in three layers, and no turn is left out or told twice', async () => {
  const { db } = database;
  const session = await longSession(1499, 2);
  const asked: SummaryTask[] = [];
  const memoryWriter = {
    readTurn: () => Promise.resolve({ facts: [], events: [] }),
    summarise(task: SummaryTask) {
      asked.push(task);
      return Promise.resolve(task.turns.map(({ text }) => text.replace(PROSE, '')).join(' '));
    },
  };
  const deps = { db, clock: systemClock, log: pino({ level: 'silent' }) };
  const { session_id, user_id, turns, snapshot } = session;
  for (const turn of turns.filter(({ depth }) => depth % 10 === 0))
    await remember(deps, memoryWriter, {
      session_id,
      user_id,
      turn,
      snapshot,
      callMs: 60_000,
      model_key: 'tenali',
    });

  const { summaries, turnsBefore } = await recalled(session, 'I wait');
  expect(turnsBefore).toBe(1498);
  // 1,500 turns: two times 640, two times 80, and six times ten
  expect(summaries.map(({ from }) => from)).toEqual([0, 640, 1280, 1360, 1440, 1450, 1460, 1470, 1480, 1490]);
  const numbers = summaries.flatMap(({ text }) => text.split(' ').filter((word) => /^\d+$/.test(word)));
  expect(numbers).toHaveLength(1499);
  expect(new Set(numbers).size).toBe(1499);
  const layers = await db
    .selectFrom('session_summaries')
    .select('layer')
    .distinct()
    .orderBy('layer')
    .execute();
  expect(layers.map(({ layer }) => layer)).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(150 + 18 + 2);
}, 60_000);

it('“Your tale” lists a pinned fact that a thousand others follow, and each matter once', async () => {
  const { db } = database;
  const { session_id, user_id, turns } = await longSession(30, 100);
  const fact = (key: string, value: string) => ({ key, value, known_to: ['you'], words: [] });
  await inTransaction(db, async (transaction) => {
    await insertFacts(transaction, { ...turns[0]!, user_id }, [fact('oath', 'to return the ring')]);
    for (const turn of turns.slice(1)) {
      const many = Array.from({ length: 50 }, (_, at) => fact(`matter_${turn.depth}_${at}`, 'is so'));
      await insertFacts(transaction, { ...turn, user_id }, [...many, fact('tide', `rises to ${turn.depth}`)]);
    }
    await transaction
      .updateTable('session_facts')
      .set({ is_pinned: true })
      .where('session_id', '=', session_id)
      .where('key', '=', 'oath')
      .execute();
  });
  const path = await findBranches(db, { ...turns.at(-1)!, user_id });
  const entries = await findEntries(db, path);
  expect(entries).toHaveLength(1000);
  expect(entries.filter(({ key }) => key === 'oath' || key === 'tide')).toMatchObject([
    { key: 'oath', value: 'to return the ring' },
    { key: 'tide', value: `rises to ${turns.at(-1)!.depth}` },
  ]);
});
