import { formsOf } from './words.ts';

/** How often a searchable text mentions each name, as `timesMentioned` does for one. */
export type TimesMentioned = (name: string) => number;

interface Index {
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** All forms, by their first word: the numbers of words that they have. */
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
  readonly all: ReadonlySet<string>;
}

/** Keyed by the list of names, which is the same object as long as the story is in memory. */
const known = new WeakMap<object, Index>();

/** Counts the names of a list in a text, which is read once for all of them. `list`: what the names were taken from. */
export function timesOfNames(text: string, names: readonly string[], list: object): TimesMentioned {
  const index = known.get(list) ?? indexOf(names);
  known.set(list, index);
  const found = formsIn(text, index);
  return (name) => index.forms.get(name)!.reduce((sum, form) => sum + (found.get(form)?.times ?? 0), 0);
}

function indexOf(names: readonly string[]): Index {
  const forms = new Map(names.map((name) => [name, formsOf(name)]));
  const all = new Set([...forms.values()].flat());
  const lengths = new Map<string, Set<number>>();
  for (const form of all) {
    const words = form.split(' ');
    const ofFirst = lengths.get(words[0]!) ?? new Set();
    lengths.set(words[0]!, ofFirst.add(words.length));
  }
  return { forms, lengths, all };
}

interface Found {
  times: number;
  /** The word after the last one that was counted: a word is counted once for each form. */
  next: number;
}

function formsIn(text: string, { lengths, all }: Index): ReadonlyMap<string, Found> {
  const words = text.trim().split(' ');
  const found = new Map<string, Found>();
  for (const [at, word] of words.entries()) {
    for (const length of lengths.get(word) ?? []) {
      if (at + length > words.length) continue;
      const form = words.slice(at, at + length).join(' ');
      if (!all.has(form)) continue;
      const before = found.get(form) ?? { times: 0, next: 0 };
      if (before.next > at) continue;
      found.set(form, { times: before.times + 1, next: at + length });
    }
  }
  return found;
}
