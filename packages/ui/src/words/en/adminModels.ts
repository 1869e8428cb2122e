import { adminOverview } from './adminOverview.ts';
import { percent, whole } from './numbers.ts';
import { onDemand } from '../../onDemand.ts';

const date = onDemand(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const amount = onDemand(() => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }));

/** The last run of each model of the continuity bench. */
export const adminModels = {
  title: 'Models',
  lead: 'How well each model remembers, keeps secrets and leaves the player’s deeds to the player, beside the built-in narrator. Scripted players play thousands of turns, and rules judge what they are told.',
  runs: 'Last runs',
  howTo:
    'Run this where the model can be reached, with its address and its name, and add the file that it writes.',
  command: {
    line: 'npm run bench:continuity -- --url http://localhost:11434/v1 --model llama3.1:8b --out run.json',
  },
  add: 'Add a run',
  adding: 'Adding...',
  columns: { model: 'Model', at: 'When', languages: 'Languages', turns: 'Turns', actions: 'Actions' },
  builtIn: adminOverview.builtIn,
  shipped: 'Comes with this version',
  noRuns: 'No model has been run yet. The built-in narrator’s figures are below.',
  number: whole,
  percent,
  amount: (value: number) => amount().format(value),
  date: (at: string) => date().format(new Date(at)),
  none: '–',
  list: (names: readonly string[]) => names.join(', '),
  language: 'Language',
  figuresIn: (language: string) => `Figures in ${language}`,
  comparison:
    'Each model is compared with the built-in narrator. A difference that may be chance counts as about the same.',
  figure: 'Figure',
  count: (count: string, of: string) => `${count} of ${of}`,
  written: (share: string) => `${share} before the checks`,
  notRun: (models: string) => `Not run in this language: ${models}`,
  verdicts: { better: 'Better', worse: 'Worse', same: 'About the same' },
  figures: {
    facts_told: { name: 'Facts told rightly', about: 'What the player had said, asked for later' },
    facts_at_hand: { name: 'Facts in the prompt', about: 'What the model was given to tell them' },
    secrets_told: { name: 'Secrets of people told', about: 'Said to one person alone, told by another' },
    author_secrets_told: {
      name: 'Turns that tell the author’s secret',
      about: 'In any words, before its time',
    },
    put_in_mouth_told: {
      name: 'Turns that speak for the player',
      about: 'Words, deeds or feelings that are the player’s own',
    },
    repeated_told: { name: 'Turns with a repeated sentence', about: 'From one of the last 30 tellings' },
    foreign_told: { name: 'Turns in another language', about: 'Than that of the story' },
    stock_told: { name: 'Turns with a stock phrase', about: 'Such as “a testament to”' },
    by_model: { name: 'Turns that the model told', about: 'The built-in narrator told the others' },
    failed: { name: 'Turns that failed', about: 'Nothing was told, and nothing charged' },
    prefix_reused: { name: 'Prompt as before', about: 'What a server can reuse from its cache' },
    calls: { name: 'Calls', about: 'For each turn' },
    second_tries: { name: 'Second tries', about: 'For each turn' },
    prompt_tokens: { name: 'Tokens read', about: 'For each turn' },
    cached_tokens: { name: 'Tokens from the cache', about: 'For each turn' },
    completion_tokens: { name: 'Tokens written', about: 'For each turn' },
    seconds: { name: 'Seconds', about: 'For each turn' },
  },
  deleteTitle: (model: string) => `Delete the run of ${model}?`,
  deleteText: 'Its figures go in all languages. Its file can be added again.',
  delete: 'Delete',
  faults: {
    title: 'This file was not added',
    tooLarge: (kilobytes: number) =>
      `It is larger than ${whole(kilobytes)} kB, so it is no file of the bench.`,
    notJson: (line: number, column: number) =>
      `It is no JSON: something is wrong in line ${line}, column ${column}. Choose the file that the bench has written with --out.`,
    notRun: 'It is JSON, but no file of the bench. Choose the one that it has written with --out.',
    wrongAt: (place: string) =>
      `Something is missing or wrong at ${place}. Run the bench again with the version of this server.`,
    builtIn:
      'It is a run of the built-in narrator, which is here already. Run the bench with --url and --model.',
    unreadable: 'The browser could not read it. Choose it again.',
  },
};
