/** What is remembered where a small model answers with the usual faults. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readFacts } from '../../../narrator/modelNarrator/readFacts.ts';
import type { NarrationTask } from '../../../narrator/Narrator.ts';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const background = createBackground(pino({ level: 'silent' }));
const long =
  'who is a dyer in Bhuj and has not written to anybody since the flood took the lower street away';

/** Each line, what must be remembered of it, and what the model answers. */
const LINES: readonly (readonly [line: string, fact: RegExp, answer: string])[] = [
  [
    'My name is Devika.',
    /Devika/,
    '{"facts":[{"key":"Player Name","value":"Devika","known_to":["Devika"]}]}',
  ],
  [
    'My sister Meera is a dyer in Bhuj.',
    /Meera.*Bhuj/,
    `{"facts":[{"key":"playerSister","value":"Meera, ${long}"}]}`,
  ],
  ['My left hand is burned.', /hand is burned/, 'The hand: it burns.'],
  ['I hide the knife under the third stair.', /knife under the third stair/, 'I cannot do that.'],
  ['I tell Meher that I was born in Surat.', /born in Surat/, '{"facts":{"birthplace":"Surat"}}'],
  [
    "I whisper to Ishaan: 'I survived the wreck of the Rukmini.'",
    /Rukmini/,
    '{"facts":[{"key":"rukmini","value":"Devika survived the Rukmini","known_to":"Ishaan"}]}',
  ],
  ['I give my watch to Ishaan until I have paid.', /watch/, '{"facts":"none"'],
  ['I promise Meher to close the ledger before the full moon.', /full moon/, '[{"fact":"promise"}]'],
  ['I give Kasam two coins.', /Kasam two coins/, '{"facts":[{"key":"","value":""}]}'],
  ['I write into the ledger: spoiled by water.', /spoiled by water/, ''],
];

const told: NarrationTask[] = [];
const narrator = {
  ...scriptedNarrator({
    narrate(task) {
      told.push(task);
      return [{ text: 'So it goes.' }, { teller: { narrator: 'model', name: 'small' } }];
    },
  }),
  remember: {
    summarise: () => Promise.resolve(null),
    readTurn: (
      task: Parameters<typeof readFacts>[2] & { readonly turn: { readonly input: string | null } },
    ) => {
      const answer = LINES.find(([line]) => line === task.turn.input)?.[2] ?? '';
      return Promise.resolve({ facts: readFacts(answer, { numbers: [], flags: [] }, task), events: [] });
    },
  },
};
const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);

it('Nine of ten facts are remembered after forty turns, and no secret is everybody’s', async () => {
  const who = await play.player(1000);
  const { id } = await play.begin(who, { initial_xp: 1000 });
  const type = async (user_action: string) => {
    await play.act(who, id, { action_type: 'custom_action', user_action });
    await background.idle();
  };
  for (const [line] of LINES) await type(line);
  for (let turn = 0; turn < 40; turn += 1) await type(`I hum tune ${turn}`);
  const facts = told.at(-1)!.memory!.facts;
  const right = LINES.filter(([, fact]) => facts.some(({ value }) => fact.test(value)));
  expect(right.length).toBeGreaterThanOrEqual(9);
  const secrets = facts.filter(({ value }) => value.includes('Rukmini'));
  expect(secrets.length).toBeGreaterThan(0);
  for (const { known_to } of secrets) expect(known_to).toEqual(['you', 'Ishaan']);
  for (const { known_to } of facts) expect(known_to).not.toEqual([]);
});
