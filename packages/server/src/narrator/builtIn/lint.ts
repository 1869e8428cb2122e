import type { Fragment, Fragments } from './fragments.ts';
import type { LintFillers } from './lintFillers.ts';
import { filled } from './slots.ts';
import { countWords, normalisedSentences } from './words.ts';

export interface LintFault {
  /** For example `en/tenali/lean`. */
  readonly file: string;
  readonly fault: string;
  /** The fragment, with the filler that shows the fault. */
  readonly text: string;
}

const SENTENCES_MAX = 3;
const WORDS_MAX = 32;
/** The maximum length of a sentence of each temperament, without the fillers of its slots. */
const SENTENCE_WORDS_MAX: Readonly<Record<string, number>> = { tenali: 20, birbal: 22, vyasa: 28 };

/** Words and phrases that our narrators must not use. */
const CLICHES = [
  'testament to', 'whispers of', 'tapestry', 'dance of', 'symphony', 'unreadable expression', 'did not know you were holding',
  'something shifts', 'air thickens', 'air crackles', 'air hums', 'time seems to', 'ethereal', 'otherworldly', 'mystical',
  'palpable', 'shivers', 'glint', 'sparkle', 'destiny', 'little did you know', 'steel yourself', 'steeled yourself',
  'the weight of', 'hangs in the air', 'voice like silk', 'voice like gravel', 'voice like honey', 'the choice is yours',
  'what will you do', 'nods slowly', 'in a land where', 'ancient',
]; // prettier-ignore

/** The faults of every fragment, with every possible filler. */
export function lintFragments(
  { files }: Fragments,
  fillersOf: (language: string) => LintFillers,
): LintFault[] {
  return [...files].flatMap(([file, bag]) => [
    ...bag.flatMap((fragment) => lintFragment(file, fragment, fillersOf(languageOfFile(file)))),
    ...repeatsIn(file, files),
  ]);
}

export const languageOfFile = (file: string): string => file.split('/')[0] ?? '';

/** The first fault of each kind, in one fragment. */
export function lintFragment(file: string, fragment: Fragment, fillers: LintFillers): LintFault[] {
  const faults = new Map<string, string>();
  for (const fault of ownFaults(file, fragment)) faults.set(fault, fragment.text);
  for (const text of fillings(fragment, fillers))
    for (const fault of filledFaults(file, text)) if (!faults.has(fault)) faults.set(fault, text);
  return [...faults].map(([fault, text]) => ({ file, fault, text }));
}

/** The fragment with each filler of each slot, while the other slots have their longest filler. */
function fillings({ text, slots }: Fragment, fillers: LintFillers): string[] {
  const long = longestFillers(fillers);
  const each = slots.flatMap((slot) =>
    (fillers.get(slot) ?? []).map((filler) => filled(text, new Map([...long, [slot, filler]]))),
  );
  return [filled(text, long), ...each];
}

const longestFillers = (fillers: LintFillers): Map<string, string> =>
  new Map(
    [...fillers].map(([slot, texts]) => [
      slot,
      texts.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    ]),
  );

export const withLongestFillers = ({ text }: Fragment, fillers: LintFillers): string =>
  filled(text, longestFillers(fillers));

function ownFaults(file: string, { text, slots, tags }: Fragment): string[] {
  const [language = '', voice = ''] = file.split('/');
  const own = text.replaceAll(/\{\w+\}/g, ' ');
  const max = SENTENCE_WORDS_MAX[voice] ?? WORDS_MAX;
  return faultsIn([
    [countWords(own) > WORDS_MAX, `more than ${WORDS_MAX} words`],
    [normalisedSentences(own).length > SENTENCES_MAX, `more than ${SENTENCES_MAX} sentences`],
    [
      language === 'en' && normalisedSentences(own).some((each) => countWords(each) > max),
      `a sentence of more than ${max} words`,
    ],
    [
      language === 'en' && /^\{(?:deed|place|person|thing)\}/.test(text),
      'begins with a noun phrase in lower case',
    ],
    [/[^.!?'] \{Person\}/.test(text), 'a capital within a sentence'],
    [slots.includes('b') && !slots.includes('a'), 'a second choice without a first'],
    [voice === 'vyasa' && tags.includes('light'), 'a joke of Vyasa'],
    [language === 'en' && /n't\b|'(?:ll|re|ve)\b/.test(own), 'a contraction'],
  ]);
}

const BEFORE_VOWEL = /\b[Aa] (?=[aeio]|u(?!n[ai]|s[ei])|hour|honest|heir)(?!one\b|once\b|eu)/;
const BEFORE_CONSONANT = /\b[Aa]n (?![aeiou]|hour|honest|heir|\d)/i;

function filledFaults(file: string, text: string): string[] {
  const isEnglish = file.startsWith('en/');
  const lower = text.toLowerCase();
  return faultsIn([
    [/[{}]/.test(text), 'a slot that nothing fills'],
    [/\s{2,}/.test(text), 'a double space'],
    [!/[.!?।۔؟]'?$/.test(text), 'no end'],
    [/[—–]| - /.test(text), 'a dash'],
    [/[.!?,;:]{2}/.test(text), 'two marks in a row'],
    [!arePaired(text), 'a quote or bracket that is not paired'],
    [isEnglish && (BEFORE_VOWEL.test(text) || BEFORE_CONSONANT.test(text)), 'the wrong article'],
    [isEnglish && !/^['"]?\p{Lu}/u.test(text), 'no capital at the beginning'],
    [isEnglish && /\b([a-z]+) \1\b/i.test(text), 'a word twice in a row'],
    ...CLICHES.map((cliche): [boolean, string] => [lower.includes(cliche), `the worn phrase "${cliche}"`]),
  ]);
}

const faultsIn = (checks: readonly (readonly [boolean, string])[]): string[] =>
  checks.flatMap(([isFault, fault]) => (isFault ? [fault] : []));

/** Whether straight single quotes are paired. A quote between letters or after an s is an apostrophe. */
function arePaired(text: string): boolean {
  const opened = text.match(/(?<![\p{L}\p{M}\p{N}])'(?=[\p{L}\p{M}…])/gu)?.length ?? 0;
  const closed = text.match(/(?<=[.,!?;:…\p{L}\p{M}])'(?![\p{L}\p{M}\p{N}])/gu)?.length ?? 0;
  const possessives = text.match(/s'(?= )/g)?.length ?? 0;
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    closed - opened >= 0 &&
    closed - opened <= possessives &&
    count('(') === count(')') &&
    count('"') % 2 === 0
  );
}

/** Sentences that two temperaments have in common. */
function repeatsIn(file: string, files: Fragments['files']): LintFault[] {
  const language = languageOfFile(file);
  return (files.get(file) ?? []).flatMap(({ text }) => {
    const other = [...files].find(
      ([name, bag]) =>
        name < file && languageOfFile(name) === language && bag.some((each) => each.text === text),
    );
    return other ? [{ file, fault: `stands in ${other[0]} as well`, text }] : [];
  });
}
