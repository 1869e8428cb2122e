/** What a session remembers takes room of its account, as its turns do. */
import { STORAGE_MAX_MB } from '@kathaloka/contract/limits';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import { createBackground } from '../../../platform/background.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const background = createBackground(pino({ level: 'silent' }));
let facts: readonly Fact[] = [];
const narrator = {
  ...scriptedNarrator({
    narrate: () => [{ text: 'So it goes.' }, { teller: { narrator: 'model', name: 'llama' } }],
  }),
  remember: {
    readTurn: () => Promise.resolve({ facts, events: [] }),
    summarise: () => Promise.resolve(null),
  },
};
const { db } = await fileDatabase();
const play = playing(await fileApp({ db, narrator, background }), db);

const ROWS_OF_WORDS = 300;
/** Words that no two corrections share. */
const wordsOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => `w${100 + first + at}`).join(' ');

async function begin() {
  const who = await play.player(1000);
  const { id } = await play.begin(who);
  return { who, id };
}

type Game = Awaited<ReturnType<typeof begin>>;

async function remember({ who, id }: Game, ...learned: readonly Fact[]): Promise<string> {
  facts = learned;
  const { turn_id } = await play.act(who, id, { action_type: 'custom_action', user_action: 'hum' });
  await background.idle();
  facts = [];
  return turn_id;
}

async function bytesOf({ id }: Pick<Game, 'id'>): Promise<number> {
  const found = db.selectFrom('game_sessions').where('id', '=', id).select('told_bytes');
  return Number((await found.executeTakeFirstOrThrow()).told_bytes);
}

const fact = (key: string, value: string): Fact => ({ key, value, known_to: ['you'] });

async function correct({ who, id }: Game, text: string) {
  const { body } = await play.call('readMemory', { ...who, params: { session_id: id } });
  const entry_id = body.people[0]!.entries[0]!.id;
  return play.call('changeMemory', { ...who, params: { session_id: id, entry_id }, body: { text } });
}

it('The words that name a fact count, wherever they are written and copied', async () => {
  const game = await begin();
  await remember(game);
  const before = await bytesOf(game);
  await remember(game);
  const turn = (await bytesOf(game)) - before;
  const empty = await bytesOf(game);
  const turn_id = await remember(game, fact('tale', wordsOf(16)), fact('song', wordsOf(16, 20)));
  const remembered = (await bytesOf(game)) - empty - turn;
  expect(remembered).toBeGreaterThan(32 * ROWS_OF_WORDS);

  const params = { session_id: game.id };
  const branch = await play.call('branchSession', { ...game.who, params, body: { turn_id } });
  expect(await bytesOf(branch.body)).toBeGreaterThan(32 * ROWS_OF_WORDS);

  const turnParams = { ...params, turn_id };
  const link = await play.call('shareTurn', { ...game.who, params: turnParams, body: { shows_typed: true } });
  const other = await play.player();
  const begun = await play.call('playFromSharedTurn', { ...other, params: { token: link.body.token } });
  expect(begun.status).toBe(201);
  expect(await bytesOf(begun.body)).toBeGreaterThan(32 * ROWS_OF_WORDS);
});

it('A correction counts by what it makes longer or shorter, and a full account makes none', async () => {
  const game = await begin();
  await remember(game, fact('tale', 'short'));
  const before = await bytesOf(game);
  for (const first of [0, 100]) {
    await correct(game, wordsOf(60, first));
    const longer = (await bytesOf(game)) - before;
    expect(longer).toBeGreaterThan(59 * ROWS_OF_WORDS);
    expect(longer).toBeLessThan(62 * ROWS_OF_WORDS + 300);
  }
  await correct(game, 'tale: short');
  expect(await bytesOf(game)).toBe(before);

  const bytes = STORAGE_MAX_MB * 1024 * 1024;
  await db.updateTable('account_storage').set({ bytes }).where('user_id', '=', game.who.id).execute();
  expect(await correct(game, wordsOf(60))).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
});
