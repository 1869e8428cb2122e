import { hindiKey, hindiSounds } from '../hindiKey.ts';
import { readLines } from '../wordLists.ts';

/** Our table of Hindi words in either script. */
interface Table {
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** The keys of verbs, which the table lists as "to do". */
  readonly verbs: ReadonlySet<string>;
  /** Two-word verbs such as "le jao", by the sounds of both words. */
  readonly pairs: ReadonlyMap<string, readonly string[]>;
}

let table: Table | null = null;

/** The English words for a Hindi word, or for its stem if the form is not listed. */
export function inEnglish(word: string): readonly string[] {
  const { bySound, byKey } = (table ??= readTable());
  return bySound.get(hindiSounds(word)) ?? byKey.get(hindiKey(word)) ?? [];
}

/** Whether a form of the Hindi word is a verb in our table. */
export function isHindiVerb(word: string): boolean {
  return (table ??= readTable()).verbs.has(hindiKey(word));
}

/** Whether our table lists this exact form of the word. */
export function isListed(word: string): boolean {
  return (table ??= readTable()).bySound.has(hindiSounds(word));
}

/** The English words for a Hindi verb of two words: "ले जाओ". */
export function pairInEnglish(first: string, second: string): readonly string[] {
  const { pairs } = (table ??= readTable());
  return pairs.get(`${hindiSounds(first)} ${hindiSounds(second)}`) ?? [];
}

function readTable(): Table {
  const bySound = new Map<string, string[]>();
  const byKey = new Map<string, string[]>();
  const pairs = new Map<string, string[]>();
  const verbs = new Set<string>();
  const verbal = new Map<string, readonly string[]>();
  for (const line of readLines('hi', 'english')) {
    const [hindi = '', english = ''] = line.split(':');
    const words = english.trim().split(/\s+/);
    for (const each of hindi.trim().split(/\s+/)) {
      const [first = '', second] = each.split('+');
      if (second !== undefined) add(pairs, `${hindiSounds(first)} ${hindiSounds(second)}`, words);
      else {
        add(bySound, hindiSounds(first), words);
        add(byKey, hindiKey(first), words);
        if (!first.endsWith('ना')) continue;
        verbs.add(hindiKey(first));
        verbal.set(first, words);
      }
    }
  }
  for (const [sound, words] of formsIn(verbal)) if (!bySound.has(sound)) bySound.set(sound, words);
  return { bySound, byKey, verbs, pairs };
}

const ENDINGS = ['', 'ता', 'ती', 'ते', 'ने', 'कर', 'ेगा', 'ेगी', 'ूँ', 'ूँगा', 'ूँगी', 'ो', 'ा', 'ी', 'े'];
const ENDINGS_OF_VOWELS = [
  '',
  'ता',
  'ती',
  'ते',
  'ने',
  'कर',
  'एगा',
  'एगी',
  'ऊँ',
  'ऊँगा',
  'ऊँगी',
  'ओ',
  'या',
  'यी',
  'ए',
];
/** A shorter stem sounds like too much else. */
const LEAST_STEM = 2;

/** The forms of verbs, by their sound: a key has their consonants only, as those of other words. */
function formsIn(verbal: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [verb, words] of verbal) {
    const stem = verb.slice(0, -'ना'.length);
    if (stem.length < LEAST_STEM) continue;
    const endings = /[ािीुूेैोौ]$/u.test(stem) ? ENDINGS_OF_VOWELS : ENDINGS;
    for (const ending of endings) add(forms, hindiSounds(`${stem}${ending}`), words);
  }
  return forms;
}

function add(to: Map<string, string[]>, key: string, words: readonly string[]): void {
  to.set(key, [...new Set([...(to.get(key) ?? []), ...words])]);
}
