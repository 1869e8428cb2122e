import { type Hour, readKeywords, type Weather } from '../keywords.ts';
import type { Setting } from '../motifs/motif.ts';
import { type Sight, SIGHTS, type Somebody, SOMEBODY } from '../core/sightNames.ts';
import { BENGALI } from './words/bn.ts';
import { ENGLISH } from './words/en.ts';
import { HINDI } from './words/hi.ts';
import { TAMIL } from './words/ta.ts';
import { URDU } from './words/ur.ts';

const LETTER = String.raw`[\p{L}\p{M}]`;

const forms = (words: string, ending: string): string[] =>
  words
    .normalize('NFC')
    .split(' ')
    .map((word) => word.replaceAll('_', String.raw`\s+`) + ending);

/** Words match whole; in languages that attach endings, they match by their beginning. */
const WHOLE = `(?!${LETTER})`;
const PATTERNS = SIGHTS.map((sight) => {
  const all = [
    ...forms(ENGLISH[sight], `(?:s|es)?${WHOLE}`),
    ...[HINDI[sight], URDU[sight]].flatMap((words) => (words ? forms(words, WHOLE) : [])),
    ...[TAMIL[sight], BENGALI[sight]].flatMap((words) => (words ? forms(words, '') : [])),
  ];
  return [sight, new RegExp(`(?<!${LETTER})(?:${all.join('|')})`, 'iu')] as const;
});

/** Places without a drawing of their own. */
const PLACES: readonly (readonly [setting: Setting, words: RegExp])[] = [
  [
    'hall',
    /\b(?:hall|rooms?|house|chamber|bed|bedroom|bedside|floor|stairs?|landing|corridor|compartment|coupe|ward|lift|window|verandah|attic|clinic|desk|table|car|deck|cell|lock-up)\b|कमरा|कमरे|کمرہ|کمرے|زینے|ঘর|வீட்டு/iu,
  ],
  ['town', /\b(?:street|lane|town|city|queue|kerb|yard|courtyard|colony)\b|गली|سڑک|گلی|صحن|তেরাস্তা/iu],
];

/** Words in a prompt that decide the setting, whatever else it names. */
const DECIDED: readonly (readonly [setting: Setting, word: string])[] = [
  ['hall', 'indoors'],
  ['land', 'outdoors'],
  ['town', 'street'],
];

const TEXT_MAX = 4000;

export interface ReadSights {
  /** In the order of first mention. */
  readonly sights: readonly Sight[];
  readonly people: readonly Somebody[];
  readonly setting: Setting | null;
  /** A setting that overrides what the sights suggest. */
  readonly decided: Setting | null;
  readonly hour: Hour | null;
  readonly weather: Weather | null;
}

/** Reads the sights in a text. Unlike `readKeywords`, counts only the thing itself: a king is not a palace. */
export function readSights(keywords: string | readonly string[]): ReadSights {
  const joined = typeof keywords === 'string' ? keywords : keywords.join(', ');
  const text = joined.slice(0, TEXT_MAX).normalize('NFC');
  const sights = PATTERNS.map(([sight, pattern]) => ({ sight, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ sight }) => sight);
  const places = PLACES.map(([setting, words]) => ({ setting, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const { hour, weather } = readKeywords(text);
  const terms = termsOf(text);
  const decided = DECIDED.find(([, word]) => terms.includes(word))?.[0] ?? null;
  return {
    sights,
    people: peopleAmong(terms, sights),
    setting: decided ?? places[0]?.setting ?? null,
    decided,
    hour,
    weather,
  };
}

/** The parts of a prompt between its commas. */
const termsOf = (text: string): string[] => text.split(',').map((term) => term.trim());

/** Each man, woman or child that a prompt lists. Prose that mentions people stands for one person. */
function peopleAmong(terms: readonly string[], sights: readonly Sight[]): Somebody[] {
  const listed = terms.filter((term) => (SOMEBODY as readonly string[]).includes(term)) as Somebody[];
  if (listed.length > 0) return listed;
  return sights.includes('person') ? ['person'] : [];
}
