import { en } from '../en.ts';
import { administration as inHindi } from '../administration/hi.ts';
import * as hi from '../hi.ts';
import { administration as inUrdu } from '../administration/ur.ts';
import * as ur from '../ur.ts';
import { type Leaf, type Filling, fillingsOf } from './fillings.ts';
import { parametersOfTexts } from './parameters.ts';

export const LANGUAGES = ['en', 'hi', 'ur'] as const;
/** The languages into which the English texts are translated. */
export const TRANSLATIONS = ['hi', 'ur'] as const;
type Language = (typeof LANGUAGES)[number];

/** A text in each language. */
export type InEach = Readonly<Record<Language, string>>;

/** The arguments of a message, by the names of their leaves. */
type Values = Readonly<Record<string, unknown>>;

/** A text without parameters. */
export interface Label {
  readonly path: string;
  readonly said: InEach;
}

/** A message with one combination of arguments. */
export interface FilledText {
  readonly path: string;
  readonly leaves: readonly Leaf[];
  /** A unique value for each leaf. */
  readonly given: Values;
  /** The text in each language with these values, some of them replaced. */
  readonly say: (changes?: Values) => InEach;
}

const NUMBERS = [17, 29, 37, 41, 53, 61, 67, 71];
/** A value that stands for a text: an unknown name, an instant, or a language. */
const TEXTS: readonly (readonly string[])[] = [
  ['Quxa', 'Quxb', 'Quxc', 'Quxd', 'Quxe', 'Quxf', 'Quxg', 'Quxh', 'Quxi', 'Quxj', 'Quxk', 'Quxl', 'Quxm'],
  ['2026-03-14', '2026-04-18', '2026-05-22'].map((day) => `${day}T09:30:00Z`),
  ['ta', 'te', 'bn'],
];

const eachLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: of('en'),
  hi: of('hi'),
  ur: of('ur'),
});

type Texts = Readonly<Record<Language, unknown>>;
type Say = (values: Values) => InEach;

/** All texts of a result that is a group. */
const flat = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(flat).join('\n') : String(value);

function attempt(say: Say, values: Values): InEach | undefined {
  try {
    return say(values);
  } catch {
    return undefined; // the text needs an instant or a language
  }
}

/** Whether the first two of these values for a leaf make a difference. */
function isSaid(say: Say, values: Values, leaf: Leaf, [one, other]: readonly string[]): boolean {
  const first = attempt(say, { ...values, [leaf.at]: one });
  const second = attempt(say, { ...values, [leaf.at]: other });
  return first !== undefined && second !== undefined && first.en !== second.en;
}

/** Values for all leaves: for a text, a unique value that makes a difference in English. */
function valuesFor(leaves: readonly Leaf[], say: Say): Values {
  const texts = leaves.filter(({ is }) => is === 'text');
  const numbers = leaves.flatMap((leaf, index) => (leaf.is === 'number' ? [[leaf.at, NUMBERS[index]]] : []));
  const all = (kind: readonly string[]) => texts.map(({ at }, index) => [at, kind[index % kind.length]]);
  for (const others of TEXTS) {
    const values: Record<string, unknown> = Object.fromEntries([...numbers, ...all(others)]);
    for (const [index, leaf] of texts.entries()) {
      const kind = [others, ...TEXTS].find((one) => isSaid(say, values, leaf, one)) ?? others;
      values[leaf.at] = kind[index % kind.length];
    }
    if (attempt(say, values)) return values;
  }
  throw new Error(`Nothing fills ${leaves.map(({ at }) => at).join(', ')}.`);
}

function messageOf(path: string, texts: Texts, { leaves, fill }: Filling): FilledText {
  const say: Say = (values) => {
    const given = fill(({ at }) => values[at]);
    return eachLanguage((language) => flat((texts[language] as (...given: unknown[]) => unknown)(...given)));
  };
  const given = valuesFor(leaves, say);
  return { path, leaves, given, say: (changes) => say({ ...given, ...changes }) };
}

export const labels: Label[] = [];
export const messages: FilledText[] = [];
const parameters = parametersOfTexts();

function read(texts: Texts, path: string): void {
  if (typeof texts.en === 'string') labels.push({ path, said: texts as InEach });
  else if (typeof texts.en === 'function')
    messages.push(...fillingsOf(parameters.get(path)!).map((filling) => messageOf(path, texts, filling)));
  else if (typeof texts.en === 'object' && texts.en !== null)
    for (const key of Object.keys(texts.en))
      read(
        eachLanguage((language) => (texts[language] as Values | undefined)?.[key]),
        path ? `${path}.${key}` : key,
      );
}
read({ en, hi: { ...hi, ...inHindi }, ur: { ...ur, ...inUrdu } }, '');

/** Every text: labels, and messages with their arguments. */
export const sayings: readonly Label[] = [
  ...labels,
  ...messages.map(({ path, say }) => ({ path, said: say() })),
];
