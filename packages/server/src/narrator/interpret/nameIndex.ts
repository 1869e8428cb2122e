import type { KeyedWord, Lexis } from './lexis.ts';
import { plain } from './phraseLists.ts';
import { readClause, splitWords } from './words.ts';

/** The maximum number of words that are compared for a typing error: an author may list thousands of names. */
const SLIPS_MAX = 200;
const SAME = 0.9;

interface NameWord extends KeyedWord {
  /** The index of the word's name. */
  readonly name: number;
}

/** The names of a story, indexed by their words. */
export interface NameIndex {
  /** The words as written. */
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** The keys of persons' names. Names with an article are things, which may complete a choice. */
  readonly persons: ReadonlySet<string>;
  /** The first name that a word stands for, even with a typing error. */
  readonly find: (word: KeyedWord) => string | null;
}

const known = new WeakMap<readonly string[], Map<string, NameIndex>>();

/** Cached per list of names, because comparing thousands of names with each word takes minutes. */
export function indexOf(names: readonly string[], lexis: Lexis): NameIndex {
  const indexes = known.get(names) ?? new Map<string, NameIndex>();
  known.set(names, indexes);
  const index = indexes.get(lexis.language) ?? makeIndex(names, lexis);
  indexes.set(lexis.language, index);
  return index;
}

function makeIndex(names: readonly string[], lexis: Lexis): NameIndex {
  const asWritten = plain(lexis);
  const words = new Set(names.flatMap((name) => splitWords(name, asWritten)));
  const clauses = names.map((name) => readClause(name, lexis));
  const persons = clauses.filter((_, at) => !/^(?:the|your|a|an)\s/i.test(names[at]!));
  const { byKey, byBeginning } = ownWords(
    clauses.map((clause) => clause.filter(({ weight }) => weight === 'content')),
  );
  return {
    words,
    keys: new Set([...words].map(lexis.keyOf)),
    persons: new Set(persons.flatMap((clause) => clause.map(({ key }) => key))),
    find: (word) => {
      let first = byKey.get(word.key) ?? Infinity;
      for (const beginning of beginningsOf(word)) {
        const alike = (byBeginning.get(beginning) ?? []).slice(0, SLIPS_MAX);
        const found = alike.find((other) => other.name >= first || lexis.likeness(word, other) >= SAME);
        first = Math.min(first, found?.name ?? Infinity);
      }
      return names[first] ?? null;
    },
  };
}

/** The words that identify a name: the only word of a name, and each word that no other name has. */
function ownWords(names: readonly (readonly KeyedWord[])[]) {
  const uses = new Map<string, number>();
  for (const words of names)
    for (const key of new Set(words.map((word) => word.key))) uses.set(key, (uses.get(key) ?? 0) + 1);
  const byKey = new Map<string, number>();
  const byBeginning = new Map<string, NameWord[]>();
  for (const [name, words] of names.entries()) {
    for (const { text, key } of words) {
      if (words.length > 1 && uses.get(key)! > 1) continue;
      if (!byKey.has(key)) byKey.set(key, name);
      for (const beginning of beginningsOf({ text, key })) {
        const others = byBeginning.get(beginning) ?? [];
        others.push({ text, key, name });
        byBeginning.set(beginning, others);
      }
    }
  }
  return { byKey, byBeginning };
}

/** A typing error keeps the first letter of the word or of its key. */
const beginningsOf = ({ text, key }: KeyedWord): Set<string> => new Set([text.charAt(0), key.charAt(0)]);
