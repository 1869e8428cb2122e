/** Turns whose model's sentences were struck, from their telling to everything that is made of them. */
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { NarrationTask, Piece } from '../../../narrator/Narrator.ts';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import type { ReadingTask, TurnEvent } from '../../../narrator/TurnReading.ts';
import { createBackground } from '../../../platform/background.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const background = createBackground(pino({ level: 'silent' }));
const TOLD = "The boatman nods. 'Take my boat,' you say.\n\nHe dies at the oar. The river goes on.";
const LEFT = 'The boatman nods.\n\nThe river goes on.';
const STRUCK = [
  { text: "'Take my boat,' you say.", reason: 'speech' },
  { text: 'He dies at the oar.', reason: 'death' },
];
const event = (n: number, what: TurnEvent['what']): TurnEvent => ({ n, what, who: '', thing: '' });
const BAD = [event(2, 'speech'), event(3, 'death')];
const ROPE = { key: 'rope', value: 'frayed', known_to: [] };

let events: readonly TurnEvent[] | Error;
let before: readonly Piece[] = [];
const read: ReadingTask[] = [];
const told: NarrationTask[] = [];
const narrator = {
  ...scriptedNarrator({
    narrate(task) {
      told.push(task);
      return [...before, { text: TOLD }, { teller: { narrator: 'model', name: 'llama' } }];
    },
  }),
  builtIn: scriptedNarrator({ narrate: () => [{ text: 'Nothing stirs.' }] }),
  remember: {
    summarise: () => Promise.resolve(null),
    readTurn(task: ReadingTask) {
      read.push(task);
      return events instanceof Error ? Promise.reject(events) : Promise.resolve({ facts: [ROPE], events });
    },
  },
};
const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);

afterEach(() => {
  before = [];
  read.length = 0;
  told.length = 0;
});

const type = (who: Person, id: string) =>
  play.act(who, id, { action_type: 'custom_action', user_action: 'hum a tune' });

async function hums(found: typeof events) {
  events = found;
  const who = await play.player();
  const { id } = await play.begin(who);
  const answer = await type(who, id);
  await background.idle();
  return { who, id, answer, params: { session_id: id } };
}

/** What the model has stated: the player's own line is stored beside it. */
const factsOf = (session_id: string) =>
  database.db
    .selectFrom('session_facts')
    .where('session_id', '=', session_id)
    .where('key', '=', ROPE.key)
    .select('key')
    .execute();

describe('A turn by a model', () => {
  it('is read after its last word, with numbers before the sentences of the model', async () => {
    await hums([]);
    expect(read).toHaveLength(1);
    expect(read[0]!.judged!.numbered).toBe(
      "[1] The boatman nods.\n[2] 'Take my boat,' you say.\n[3] He dies at the oar.\n[4] The river goes on.",
    );
  });

  it('in which nothing is found stays as it was told, has its price, and is remembered by the same call', async () => {
    const { answer, id } = await hums([]);
    expect(answer.turn).toMatchObject({ ai_response: TOLD });
    expect(answer.turn).not.toHaveProperty('struck');
    expect(answer.credits_consumed).toBeGreaterThan(0);
    expect(await factsOf(id)).toEqual([{ key: 'rope' }]);
    expect(read).toHaveLength(1);
  });

  it('that nobody could read stays as it was told, and its memory asks again', async () => {
    const { answer } = await hums(new Error('busy'));
    expect(answer.turn).toMatchObject({ ai_response: TOLD });
    expect(answer.credits_consumed).toBeGreaterThan(0);
    expect(read.map(({ judged }) => judged !== undefined)).toEqual([true, false]);
  });
});

describe('Struck sentences', () => {
  it('are told with the turn and not in it, cost nothing, and state no facts', async () => {
    const { answer, who, id } = await hums(BAD);
    expect(answer.turn).toMatchObject({ ai_response: LEFT, struck: STRUCK, credits_consumed: 0 });
    expect(answer.turn!.parts).toEqual([{ by: 'model', from: 0, to: LEFT.length, name: 'llama' }]);
    const { narrative_history } = (await play.read(who, id)).session_data;
    expect(narrative_history.at(-1)).toMatchObject({ ai_response: LEFT, struck: STRUCK });
    expect(await factsOf(id)).toEqual([]);
  });

  it('are not in what a narrator is told of the tale, nor in a shared tale', async () => {
    const { who, id, params } = await hums(BAD);
    events = [];
    const { turn_id } = await type(who, id);
    expect(told.at(-1)!.history.at(-1)!.text).toBe(LEFT);
    const { body } = await play.call('shareTurn', { ...who, params: { ...params, turn_id }, body: {} });
    const { body: tale } = await play.call('getSharedTurn', { params: { token: body.token } });
    expect(JSON.stringify(tale)).toContain('The river goes on.');
    expect(JSON.stringify(tale.parts.slice(0, -1))).not.toContain('dies at the oar');
    expect(JSON.stringify(tale)).not.toContain('"struck"');
  });

  it('are in the copy of a session from a later turn, and in the export of the account', async () => {
    const { who, id, params } = await hums(BAD);
    const [, turn] = (await play.read(who, id)).session_data.narrative_history;
    const { body: branch } = await play.call('branchSession', {
      ...who,
      params,
      body: { turn_id: turn!.id },
    });
    const { narrative_history } = (await play.read(who, branch.id)).session_data;
    expect(narrative_history.at(-1)).toMatchObject({ struck: STRUCK });
    const { body: mine } = await play.call('downloadMyData', who);
    expect(mine.game_sessions.map(({ turns }) => turns.at(-1)!.struck)).toEqual([STRUCK, STRUCK]);
  });

  it('that tell a secret or do harm are named by their reasons alone', async () => {
    const { answer, who, id } = await hums([event(2, 'secret'), event(3, 'harm'), event(4, 'act')]);
    const struck = [
      { text: '', reason: 'secret' },
      { text: '', reason: 'harm' },
      { text: 'The river goes on.', reason: 'act' },
    ];
    expect(answer.turn).toMatchObject({ struck });
    expect((await play.read(who, id)).session_data.narrative_history.at(-1)).toMatchObject({ struck });
    const { body: mine } = await play.call('downloadMyData', who);
    expect(mine.game_sessions[0]!.turns.at(-1)!.struck).toEqual(struck);
  });

  it('are not in the file of a session', async () => {
    const { who, params } = await hums(BAD);
    const { body } = await play.call('exportSession', { ...who, params });
    expect(body.turns.at(-1)).toMatchObject({ ai_response: LEFT });
    expect(JSON.stringify(body)).not.toMatch(/struck|dies at the oar/);
  });

  it('do not hold what does harm, whether a rule has found it or the model', async () => {
    before = [{ struck: 'harm' }];
    const { answer } = await hums([event(3, 'harm')]);
    const harm = { text: '', reason: 'harm' };
    expect(answer.turn).toMatchObject({ struck: [harm, harm], credits_consumed: 0 });
    expect(answer.turn!.ai_response).not.toContain('dies at the oar');
  });

  it('of which nothing is left are followed by the built-in narrator, free of charge', async () => {
    const { answer } = await hums([1, 2, 3, 4].map((n) => event(n, 'act')));
    expect(answer.turn).toMatchObject({ ai_response: 'Nothing stirs.', credits_consumed: 0 });
    expect(answer.turn!.struck).toHaveLength(4);
    expect(answer.turn).not.toHaveProperty('told_by');
  });
});
