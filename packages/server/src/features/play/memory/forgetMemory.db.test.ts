/** What is forgotten stays forgotten: by jobs that are under way, by summaries, and on every path. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NarrationTask } from '../../../narrator/Narrator.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { BLOCK } from './blocks.ts';

const background = createBackground(pino({ level: 'silent' }));
const told: NarrationTask[] = [];
/** What the model answers, as soon as it may. */
let facts: readonly Fact[];
let summary: string;
let answers: Promise<void>;
const narrator = {
  ...scriptedNarrator({
    narrate(task) {
      told.push(task);
      return [{ text: 'So it goes.' }, { teller: { narrator: 'model', name: 'llama' } }];
    },
  }),
  remember: {
    readTurn: () => answers.then(() => ({ facts, events: [] })),
    summarise: () => answers.then(() => summary),
  },
};
const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);
beforeEach(() => {
  told.length = 0;
  facts = [];
  summary = 'The river rose. You owe Arjun a silver coin. A bell rang.';
  answers = Promise.resolve();
});

interface Session {
  readonly who: Person;
  readonly id: string;
}

async function begin(): Promise<Session> {
  const who = await play.player(1000);
  return { who, id: (await play.begin(who)).id };
}

const DEBT: Fact = { key: 'ferry_debt', value: 'You owe Arjun a silver coin', known_to: ['you'] };

async function type({ who, id }: Session, user_action: string): Promise<void> {
  await play.act(who, id, { action_type: 'custom_action', user_action });
  await background.idle();
}

const read = async ({ who, id }: Session): Promise<{ id: string; text: string }[]> =>
  (await play.call('readMemory', { ...who, params: { session_id: id } })).body.people.flatMap(
    ({ entries }) => entries,
  );

async function forget(session: Session, text: string): Promise<void> {
  const entry = (await read(session)).find((each) => each.text.includes(text))!;
  const params = { session_id: session.id, entry_id: entry.id };
  expect((await play.call('forgetMemory', { ...session.who, params })).status).toBe(200);
}

const texts = async (session: Session) => (await read(session)).map(({ text }) => text);

/** What was forgotten while the memory of a turn was written. */
async function forgottenMeanwhile(session: Session, late: readonly Fact[]): Promise<void> {
  const gate = Promise.withResolvers<void>();
  answers = gate.promise;
  facts = late;
  await play.act(session.who, session.id, { action_type: 'custom_action', user_action: 'I hum' });
  await forget(session, 'silver');
  gate.resolve();
  await background.idle();
}

describe('A fact that was forgotten', () => {
  it('is not brought back by a job that began before, under its own key or another', async () => {
    const session = await begin();
    facts = [DEBT];
    await type(session, 'I ask the ferryman');
    const other: Fact = { ...DEBT, key: 'arjun_coin', value: 'Arjun is owed a silver coin' };
    const bell: Fact = { key: 'bell', value: 'The bell is cracked', known_to: ['you'] };
    await forgottenMeanwhile(session, [DEBT, other, bell]);
    expect(await texts(session)).toEqual(['bell: The bell is cracked']);
  });

  it('stays forgotten on the path of an undone turn', async () => {
    const session = await begin();
    facts = [DEBT];
    await type(session, 'I ask the ferryman');
    await forgottenMeanwhile(session, [DEBT]);
    await play.act(session.who, session.id, { action_type: 'undo' });
    expect(await texts(session)).toEqual([]);
    const { rows } = await sql`
      select key from session_facts where session_id = ${session.id} and kind = 'fact'
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('is not stated again by a retelling, but by the player', async () => {
    const session = await begin();
    await type(session, 'I owe Arjun a silver coin.');
    await forget(session, 'silver');
    await play.act(session.who, session.id, { action_type: 'retell' });
    expect(await texts(session)).toEqual([]);
    await type(session, 'I owe Arjun a silver coin.');
    expect(await texts(session)).toEqual(['I owe Arjun a silver coin.']);
  });

  it('is noted once a model says it of a later turn', async () => {
    const session = await begin();
    facts = [DEBT];
    await type(session, 'I ask the ferryman');
    await forget(session, 'silver');
    expect(await texts(session)).toEqual([]);
    await type(session, 'I throw the dice');
    expect(await texts(session)).toEqual([`ferry debt: ${DEBT.value}`]);
  });

  it('is left out of summaries that were written, and of those that are written', async () => {
    const session = await begin();
    facts = [DEBT];
    await type(session, 'I ask the ferryman');
    facts = [];
    for (let turn = 1; turn < BLOCK; turn += 1) await type(session, `I count to ${turn}`);
    const summaries = () => told.at(-1)!.memory!.summaries.map(({ text }) => text);
    await type(session, 'I look up');
    expect(summaries()).toEqual([summary]);
    await forget(session, 'silver');
    await type(session, 'I look down');
    expect(summaries()).toEqual(['The river rose. A bell rang.']);
    for (let turn = 0; turn < BLOCK; turn += 1) await type(session, `I count back to ${turn}`);
    expect(summaries()).toEqual(['The river rose. A bell rang.', 'The river rose. A bell rang.']);
  });
});
