/** Tests the continuity test itself: with a model without faults, and with a model for each fault. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startFakeProvider } from '../fakeProvider/server.ts';
import { fileDatabase } from '../testFile.ts';
import { type Figures, type FiguresByLanguage, together } from './figures.ts';
import { aModel, type ModelFault } from './models.ts';
import { playContinuity } from './playContinuity.ts';

// a test plays hundreds of turns one after the other, perhaps on a busy machine
vi.setConfig({ testTimeout: 120_000 });

/** The figures of the model without faults, with which the other models are compared. */
let goodRun: Promise<Figures> | undefined;
const database = await fileDatabase();
const provider = await startFakeProvider();
afterAll(() => provider.stop());

/** So many turns that the first facts are no longer in the history. */
const TURNS = 80;
/** Enough turns for faults that show while the facts are still in the history. */
const HALF = 40;
/** Enough turns for a fault that every third turn has. */
const FEW_TURNS = 18;
const LONG = process.env.TEST_FULL ? { sessions: 17, turnsOfSession: 300 } : null;
const LANGUAGES = ['en', 'hi', 'ur'] as const;

interface Sessions {
  readonly sessions?: number;
  readonly turnsOfSession?: number;
  readonly languages?: readonly (typeof LANGUAGES)[number][];
}

function run(
  fault?: ModelFault,
  { sessions = 1, turnsOfSession = TURNS, languages = LANGUAGES.slice(0, sessions) }: Sessions = {},
): Promise<FiguresByLanguage> {
  provider.follow(aModel(fault));
  const endpoint = { url: provider.baseUrl, key: '', model: 'fake' };
  return playContinuity(database.db, { endpoint, languages, sessions, turnsOfSession });
}

const inAll = (figures: FiguresByLanguage): Figures =>
  Object.values(figures).reduce((one, other) => together(one, other));

const played = async (fault: ModelFault, turns = TURNS): Promise<Figures> =>
  inAll(await run(fault, { turnsOfSession: turns }));

const good = (): Promise<Figures> => (goodRun ??= run().then(inAll));

/** A long session in English, and shorter ones in the other languages. */
async function inEachLanguage(): Promise<Figures> {
  const english = await good();
  const others = await run(undefined, { languages: ['hi', 'ur'], sessions: 2, turnsOfSession: HALF });
  return together(english, inAll(others));
}

/** The figures that count wrong tellings, all 0 for a good model. */
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
        ? run(undefined, { ...LONG, languages: LANGUAGES }).then(inAll)
        : inEachLanguage());
      const { facts, secrets, turns, by_model } = figures;
      expect(secrets.asked).toBeGreaterThan(LONG ? 190 : 5);
      expect(facts.asked).toBeGreaterThan(LONG ? 450 : 12);
      expect(facts.at_hand / facts.asked).toBeGreaterThanOrEqual(0.99);
      expect(facts.told / facts.asked).toBeGreaterThanOrEqual(0.97);
      // some sentences of this model are alike, so they count as repeated and are left out
      expect(by_model / turns).toBeGreaterThan(0.97);
      expect(toldWrongly(figures)).toEqual(NOTHING_WRONG);
    },
    LONG ? 900_000 : 120_000,
  );

  it('need not note what the player states', async () => {
    const { facts } = await played('notes nothing');
    expect(facts.asked).toBeGreaterThan(8);
    expect(facts.at_hand / facts.asked).toBeGreaterThanOrEqual(0.99);
  });

  it('is sent the same beginning from turn to turn', async () => {
    const { prefix } = await good();
    expect(prefix.reused / prefix.prompts).toBeGreaterThan(0.8);
  });
});

describe('A model that', () => {
  it.each([
    ['forgets', HALF, ({ facts }: Figures) => facts.asked - facts.told],
    ['gossips', HALF, ({ secrets }: Figures) => secrets.answered],
  ] as const)('%s is found', async (fault, turns, wrong) => {
    const right = wrong(await good());
    expect(wrong(await played(fault, turns))).toBeGreaterThan(right);
  });

  it.each([
    ['betrays the author', ({ author_secrets }: Figures) => author_secrets.answered],
    ['speaks for the player', ({ put_in_mouth }: Figures) => put_in_mouth.answered],
    ['repeats itself', ({ repeated }: Figures) => repeated.answered],
    ['changes the language', ({ foreign }: Figures) => foreign.answered],
    ['likes stock phrases', ({ stock }: Figures) => stock.answered],
  ] as const)('%s is found', async (fault, wrong) => {
    expect(wrong(await good()) / TURNS).toBeLessThan(0.05);
    expect(wrong(await played(fault, FEW_TURNS)) / FEW_TURNS).toBeGreaterThan(0.1);
  });

  it('says nothing is found, as it is asked once more', async () => {
    const perTurn = ({ calls, turns }: Figures) => calls / turns;
    const right = perTurn(await good());
    expect(perTurn(await played('says nothing', FEW_TURNS))).toBeGreaterThan(right + 0.1);
  });
});

it('The built-in narrator is judged by the same rules, without a call', async () => {
  const figures = await playContinuity(database.db, {
    endpoint: null,
    languages: ['en'],
    sessions: 1,
    turnsOfSession: HALF,
  });
  expect(figures.en).toMatchObject({ turns: HALF, by_model: 0, calls: 0, failed: 0 });
});
