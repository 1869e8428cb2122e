/** The proof of models, proved: a model that does everything right, and one for each thing that can go wrong. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../fakeProvider/server.ts';
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts';
import { type Figures, together } from './figures.ts';
import { aModel, type ModelFault } from './models.ts';
import { type Continuity, startContinuity } from './playContinuity.ts';

// hundreds of turns one after the other, on a machine that may be busy
vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let provider: FakeProvider;
let continuity: Continuity;
/** The short session of the model without a fault, to which the others are compared. */
let good: Promise<Figures> | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startFakeProvider();
  continuity = await startContinuity(database.db);
});
afterAll(async () => {
  await continuity.stop();
  await provider.stop();
  await database.drop();
});

/** Long enough that what was planted first has left the history. */
const TURNS = 80;
/** Long enough for a fault that every third turn has. */
const FEW_TURNS = 24;
const LONG = process.env.TEST_FULL ? { sessions: 17, turnsOfSession: 300 } : null;
const LANGUAGES = ['en', 'hi', 'ur'] as const;

async function played(fault?: ModelFault, sessions = 1, turnsOfSession = TURNS): Promise<Figures> {
  provider.follow(aModel(fault));
  const endpoint = { url: provider.baseUrl, key: '', model: 'fake' };
  const languages = LANGUAGES.slice(0, sessions);
  const figures = await continuity.run({ endpoint, languages, sessions, turnsOfSession });
  return Object.values(figures).reduce((one, other) => together(one, other));
}

/** What the player is told wrongly, in figures that are all 0 for a good model. */
const toldWrongly = ({ secrets, author_secrets, put_in_mouth, foreign, stock, failed }: Figures) => ({
  secrets: secrets.told,
  author_secrets: author_secrets.told,
  put_in_mouth: put_in_mouth.told,
  foreign: foreign.told,
  stock: stock.told,
  failed,
});
const NOTHING_WRONG = { secrets: 0, author_secrets: 0, put_in_mouth: 0, foreign: 0, stock: 0, failed: 0 };

describe('A model that does everything right', () => {
  it(
    'is given every fact that it is asked for, tells it in each language, and tells no secret',
    async () => {
      const figures = await (LONG
        ? played(undefined, LONG.sessions, LONG.turnsOfSession)
        : played(undefined, LANGUAGES.length));
      const { facts, secrets, turns, by_model } = figures;
      expect(secrets.asked).toBeGreaterThan(LONG ? 190 : 5);
      expect(facts.asked).toBeGreaterThan(LONG ? 450 : 15);
      expect(facts.at_hand / facts.asked).toBeGreaterThanOrEqual(0.99);
      expect(facts.told / facts.asked).toBeGreaterThanOrEqual(0.97);
      // some of the sentences of this model are alike, and are not told twice
      expect(by_model / turns).toBeGreaterThan(0.97);
      expect(toldWrongly(figures)).toEqual(NOTHING_WRONG);
    },
    LONG ? 900_000 : 120_000,
  );

  it('is sent the same beginning from turn to turn', async () => {
    const { prefix } = await (good ??= played());
    expect(prefix.reused / prefix.prompts).toBeGreaterThan(0.8);
  });
});

describe('A model that', () => {
  it.each([
    ['forgets', ({ facts }: Figures) => facts.asked - facts.told],
    ['notes nothing', ({ facts }: Figures) => facts.asked - facts.at_hand],
    ['gossips', ({ secrets }: Figures) => secrets.answered],
  ] as const)('%s is found', async (fault, wrong) => {
    const faultless = await (good ??= played());
    expect(wrong(await played(fault))).toBeGreaterThan(wrong(faultless));
  });

  it.each([
    ['betrays the author', ({ author_secrets }: Figures) => author_secrets.answered],
    ['speaks for the player', ({ put_in_mouth }: Figures) => put_in_mouth.answered],
    ['repeats itself', ({ repeated }: Figures) => repeated.answered],
    ['changes the language', ({ foreign }: Figures) => foreign.answered],
    ['likes stock phrases', ({ stock }: Figures) => stock.answered],
    ['says nothing', ({ turns, by_model }: Figures) => turns - by_model],
  ] as const)('%s is found', async (fault, wrong) => {
    expect(wrong(await (good ??= played())) / TURNS).toBeLessThan(0.05);
    expect(wrong(await played(fault, 1, FEW_TURNS)) / FEW_TURNS).toBeGreaterThan(0.1);
  });
});

it('The built-in narrator is judged by the same rules, without a call', async () => {
  const figures = await continuity.run({
    endpoint: null,
    languages: ['en'],
    sessions: 1,
    turnsOfSession: TURNS,
  });
  expect(figures.en).toMatchObject({ turns: TURNS, by_model: 0, calls: 0, failed: 0 });
});
