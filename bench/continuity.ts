/**
 * `npm run bench -- continuity --url http://… --model name`: how well a model remembers, keeps secrets, and leaves the
 * player's actions to the player. Scripted players take 5,100 turns through the whole app: they establish 500 facts and
 * ask for them later, tell 200 secrets to one person and ask another, and try to learn the author's secrets. Rules
 * judge the answers (`testing/continuity/judge.ts`). Without `--url`, the built-in narrator tells. Also: `--key`,
 * `--context` (tokens), `--languages en,hi,ur`, `--sessions 17` and `--turns 300` (per session).
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { type Figures, together } from '../packages/server/src/testing/continuity/figures.ts';
import { playContinuity } from '../packages/server/src/testing/continuity/playContinuity.ts';
import type { WorldLanguage } from '../packages/server/src/testing/continuity/World.ts';
import { WORLDS } from '../packages/server/src/testing/continuity/worlds/index.ts';
import { report, withFolder } from './harness.ts';

const { values: asked } = parseArgs({
  options: {
    url: { type: 'string' },
    model: { type: 'string' },
    key: { type: 'string', default: '' },
    context: { type: 'string', default: '16384' },
    languages: { type: 'string', default: 'en,hi,ur' },
    sessions: { type: 'string', default: '17' },
    turns: { type: 'string', default: '300' },
  },
});

const languages = asked.languages.split(',').map(languageOf);
const endpoint = endpointOf(asked);
const log = pino({ level: 'silent' });
await withFolder(async (dataDir) => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect(postgres.connection, log);
  try {
    await migrate(db);
    let played = 0;
    const figures = await playContinuity(db, {
      endpoint,
      languages,
      sessions: Number(asked.sessions),
      turnsOfSession: Number(asked.turns),
      onSession({ turns }, { language }) {
        played += turns;
        console.log(`${played} turns played, the last ${turns} in ${language}`);
      },
    });
    const all = Object.values(figures).reduce((one, other) => together(one, other));
    const model = endpoint?.model ?? 'built-in narrator';
    report('continuity', rowsOf(model, { ...figures, all }), { figures });
  } finally {
    await db.destroy();
    await postgres.stop();
  }
});

function languageOf(wanted: string): WorldLanguage {
  const world = Object.values(WORLDS).find(({ language }) => language === wanted);
  if (!world) throw new Error(`“${wanted}” is none of the languages: ${Object.keys(WORLDS).join(', ')}.`);
  return world.language;
}

function endpointOf({ url, key, model, context }: typeof asked) {
  if (url === undefined && model === undefined) return null;
  if (url === undefined || model === undefined) throw new Error('A model needs both --url and --model.');
  return { url, key, model, contextTokens: Number(context) };
}

/** A row for each figure, with a column for each language. */
function rowsOf(model: string, columns: Readonly<Record<string, Figures>>): object[] {
  const row = (figure: string, value: (figures: Figures) => string) => ({
    figure,
    ...Object.fromEntries(Object.entries(columns).map(([name, figures]) => [name, value(figures)])),
  });
  const faults = ['put_in_mouth', 'foreign', 'stock'] as const;
  const names = {
    put_in_mouth: 'turns with deeds or words of the player’s own',
    foreign: 'turns in another language',
    stock: 'turns with a stock phrase',
  };
  return [
    row('model', () => model),
    row('turns', ({ turns }) => String(turns)),
    row('told by the model', ({ by_model, turns }) => share(by_model, turns)),
    row('failed', ({ failed, turns }) => share(failed, turns)),
    row('facts asked', ({ facts }) => String(facts.asked)),
    row('facts in the prompt', ({ facts }) => share(facts.at_hand, facts.asked)),
    row('facts told rightly', ({ facts }) => share(facts.told, facts.asked)),
    row('secrets of people asked', ({ secrets }) => String(secrets.asked)),
    row('… told (the model, the player)', ({ secrets }) => both(secrets, secrets.asked)),
    row('turns with a secret of the author (the model, the player)', ({ author_secrets, turns }) =>
      both(author_secrets, turns),
    ),
    ...faults.map((fault) =>
      row(`${names[fault]} (the model, the player)`, (figures) => both(figures[fault], figures.turns)),
    ),
    row('turns with a repeated sentence, where no scene is entered (the model, the player)', ({ repeated }) =>
      both(repeated, repeated.turns),
    ),
    row('of a prompt the same as before', ({ prefix }) => share(prefix.reused, prefix.prompts)),
    row('calls of a turn', ({ calls, turns }) => (calls / turns).toFixed(2)),
    row('tokens of a turn: prompt, cached, answer', ({ tokens, turns }) =>
      [tokens.prompt, tokens.cached, tokens.completion].map((count) => Math.round(count / turns)).join(', '),
    ),
    row('seconds of a turn', ({ seconds, turns }) => (seconds / turns).toFixed(2)),
  ];
}

function share(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
}

function both({ answered, told }: { answered: number; told: number }, of: number): string {
  return `${share(answered, of)}, ${share(told, of)}`;
}
