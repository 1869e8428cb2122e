/** What a session remembers, as its owner reads, corrects and forgets it. */
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NarrationTask } from '../../../narrator/Narrator.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const background = createBackground(pino({ level: 'silent' }));
const told: NarrationTask[] = [];
let facts: readonly Fact[] = [];
const narrator = {
  ...scriptedNarrator({
    narrate(task) {
      told.push(task);
      return [{ text: 'So it goes.' }, { teller: { narrator: 'model', name: 'llama' } }];
    },
  }),
  remember: {
    readTurn: () => Promise.resolve({ facts: facts, events: [] }),
    summarise: () => Promise.resolve(null),
  },
};
const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);
beforeEach(() => {
  told.length = 0;
  facts = [];
});

const LEXICON = JSON.stringify({ names: ['Meher', 'Ila'].map((np) => ({ np, is: 'person' })) });

async function begin() {
  const who = await play.player(1000);
  const { id } = await play.begin(who, { lexicon: LEXICON });
  return { who, id };
}

async function type({ who, id }: { who: Person; id: string }, user_action: string): Promise<void> {
  await play.act(who, id, { action_type: 'custom_action', user_action });
  await background.idle();
}

const read = async ({ who, id }: { who: Person; id: string }) =>
  (await play.call('readMemory', { ...who, params: { session_id: id } })).body.people;

/** The texts that the narrator of the last turn was given. */
const given = () => told.at(-1)!.memory!.facts.map(({ value }) => value);

describe('The memory of a session', () => {
  it('lists by person what the player knows, with the words that it came from', async () => {
    const session = await begin();
    facts = [
      { key: 'meher_belief', value: 'Meher thinks you are from Surat', known_to: ['Meher'] },
      { key: 'meher_age', value: 'Meher is old', known_to: ['you', 'Meher'] },
    ];
    await type(session, 'My sister is called Meera.');
    facts = [];
    await type(session, 'I walk to the old harbour.');
    await type(session, 'I promise Ila a sandal.');
    // a mere line is found by a question alone
    expect(given()).not.toContain('I walk to the old harbour.');
    expect(await read(session)).toMatchObject([
      {
        name: null,
        entries: [{ text: 'My sister is called Meera.', quote: 'My sister is called Meera.', by: 'player' }],
      },
      { name: 'Ila', entries: [{ text: 'I promise Ila a sandal.', by: 'player', is_pinned: false }] },
      { name: 'Meher', entries: [{ text: 'meher age: Meher is old', by: 'model', can_change: true }] },
    ]);
  });

  it('gives nobody what may concern either of two people with one name', async () => {
    const who = await play.player(1000);
    const names = ['the old guard', 'the young guard'].map((np) => ({ np, is: 'person' }));
    const { id } = await play.begin(who, { lexicon: JSON.stringify({ names }) });
    const session = { who, id };
    await type(session, 'I promise the young guard a sandal.');
    await type(session, 'I promise the guard a lamp.');
    expect(await read(session)).toMatchObject([
      { name: null, entries: [{ text: 'I promise the guard a lamp.' }] },
      { name: 'the young guard', entries: [{ text: 'I promise the young guard a sandal.' }] },
    ]);
  });

  it('is corrected, pinned and forgotten, for later turns as well', async () => {
    const session = await begin();
    const { who, id } = session;
    await type(session, 'My sister is called Meera.');
    await type(session, 'I promise Ila a sandal.');
    const [own, ila] = await read(session);
    const params = { session_id: id, entry_id: own!.entries[0]!.id };
    const changed = await play.call('changeMemory', {
      ...who,
      params,
      body: { text: 'My sister is called Leela.', is_pinned: true },
    });
    expect(changed.body.people[0]!.entries[0]).toMatchObject({
      text: 'My sister is called Leela.',
      quote: 'My sister is called Meera.',
      is_pinned: true,
    });
    const forgotten = await play.call('forgetMemory', {
      ...who,
      params: { session_id: id, entry_id: ila!.entries[0]!.id },
    });
    expect(forgotten.body.people).toHaveLength(1);
    await type(session, 'I hum');
    expect(given()).toEqual(['My sister is called Leela.']);
  });

  it('has facts of a model, which are pinned and corrected like the words of the player', async () => {
    const session = await begin();
    facts = [{ key: 'tea_price', value: 'nine coins', known_to: ['you'] }];
    await type(session, 'I sit down');
    facts = [];
    const [own] = await read(session);
    const entry = own!.entries[0]!;
    expect(entry.text).toBe('tea price: nine coins');
    const { body } = await play.call('changeMemory', {
      ...session.who,
      params: { session_id: session.id, entry_id: entry.id },
      body: { text: 'tea price: ten coins', is_pinned: true },
    });
    expect(body.people[0]!.entries).toMatchObject([
      { text: 'tea price: ten coins', by: 'player', is_pinned: true },
    ]);
    await type(session, 'I hum');
    expect(given(), 'although no word of it was said').toEqual(['ten coins']);
    await type(session, 'I ask for the price of tea');
    expect(given(), 'told once').toEqual(['ten coins']);
    expect(told.at(-1)!.memory!.facts[0]!.by, 'the player').toBe('player');
    facts = [{ key: 'tea_price', value: 'two coins', known_to: ['you'] }];
    await type(session, 'I haggle');
    await type(session, 'I hum');
    expect(given(), 'an older value does not come back').toEqual(['two coins']);
    expect((await read(session))[0]!.entries, 'the pin holds for the newest value').toMatchObject([
      { text: 'tea price: two coins', by: 'model', is_pinned: true },
    ]);
  });

  it('carries a pin over to what the player states of the same matter, until it is taken away', async () => {
    const session = await begin();
    const pin = async (is_pinned: boolean) => {
      const [own] = await read(session);
      const params = { session_id: session.id, entry_id: own!.entries[0]!.id };
      await play.call('changeMemory', { ...session.who, params, body: { is_pinned } });
    };
    const named = async () => (await read(session))[0]!.entries;
    await type(session, 'My name is Asha.');
    await pin(true);
    await type(session, 'My name is Bina.');
    expect(await named()).toMatchObject([{ text: 'My name is Bina.', is_pinned: true }]);
    await play.act(session.who, session.id, { action_type: 'retell' });
    expect(await named()).toMatchObject([{ text: 'My name is Bina.', is_pinned: true }]);
    await pin(false);
    await type(session, 'My name is Chitra.');
    expect(await named()).toMatchObject([{ text: 'My name is Chitra.', is_pinned: false }]);
  });

  it('goes with an undone turn, and is read and changed by its owner alone', async () => {
    const session = await begin();
    await type(session, 'My sister is called Meera.');
    const [own] = await read(session);
    const other = await play.player(10);
    const params = { session_id: session.id, entry_id: own!.entries[0]!.id };
    for (const { status } of [
      await play.call('readMemory', { ...other, params }),
      await play.call('changeMemory', { ...other, params, body: { is_pinned: true } }),
      await play.call('forgetMemory', { ...other, params }),
    ])
      expect(status).toBe(404);
    await play.act(session.who, session.id, { action_type: 'undo' });
    expect(await read(session)).toEqual([]);
  });

  it('keeps what was whispered from all but the one who heard it, whatever a model answers', async () => {
    const session = await begin();
    facts = [{ key: 'wreck', value: 'survived the Rukmini', known_to: ['you', 'Ila', 'Meher'] }];
    await type(session, "I whisper to Ila: 'I survived the Rukmini.'");
    await type(session, 'I hum about the wreck Rukmini');
    const known = told.at(-1)!.memory!.facts.map(({ known_to }) => known_to);
    expect(known.length).toBeGreaterThan(1);
    for (const names of known) expect(names).toEqual(['you', 'Ila']);
  });
});
