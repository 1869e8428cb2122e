import { NODE_NAME_MAX, RESERVED_NAMES } from '@kathaloka/contract/limits';
import type { NoteBook } from '../report/notes.ts';
import { withoutTags } from '../text/plainHtml.ts';
import { itemOf } from '../expressions/expr.ts';
import { withoutValues } from '../marks.ts';

/** Names for scenes and variables: legal ones, each once. */
class Names {
  readonly #given = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** How many have asked for a name: the search for a free one goes on from there. */
  readonly #asked = new Map<string, number>();
  readonly #legal: (raw: string) => string;
  readonly #longest: number;
  readonly #separator: string;

  constructor(legal: (raw: string) => string, longest: number, separator: string) {
    this.#legal = legal;
    this.#longest = longest;
    this.#separator = separator;
  }

  /** Two different names never become one. */
  of(raw: string): string {
    const known = this.#given.get(raw);
    if (known !== undefined) return known;
    const base = this.#legal(raw);
    const wanted = shortened(base, this.#longest);
    let copy = (this.#asked.get(wanted) ?? 0) + 1;
    let name = wanted;
    for (; this.#taken.has(name); copy += 1) {
      const ending = `${this.#separator}${copy}`;
      name = `${shortened(base, this.#longest - ending.length)}${ending}`;
    }
    this.#asked.set(wanted, copy);
    this.#taken.add(name);
    this.#given.set(raw, name);
    return name;
  }
}

/** Never cuts a surrogate pair. */
function shortened(name: string, longest: number): string {
  return name.length <= longest
    ? name
    : name
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

function legalSceneName(raw: string): string {
  const name = withoutTags(withoutValues(raw).replace(/\s+/g, ' ').trim());
  if (name === '') return '_';
  return RESERVED_NAMES.some((reserved) => reserved === name)
    ? `${name.replace(/^_+|_+$/g, '')} scene`
    : name;
}

/** The names that scenes get: reserved and overlong ones are replaced, and reported. */
export function sceneNames(notes: NoteBook): (raw: string) => string {
  const names = new Names(legalSceneName, NODE_NAME_MAX, ' ');
  return (raw) => {
    const name = names.of(raw);
    // a name that begins with a space is none of the file's
    const isTheSame = name === raw.replace(/\s+/g, ' ').trim();
    if (!isTheSame && !raw.startsWith(' '))
      notes.add('scene_renamed', null, { from: raw.slice(0, NODE_NAME_MAX * 2), to: name });
    return name;
  };
}

const VARIABLE_MAX = 40;
const WORDS = ['and', 'or', 'not', 'has', 'gain', 'lose', ...RESERVED_NAMES];

function legalVariable(raw: string): string {
  // what is in a list has its own name here, as far as no other has it
  const name = itemOf(raw)
    .normalize('NFC')
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}_\u200c\u200d]+/gu, '_');
  const begun = /^[\p{L}_]/u.test(name) ? name : `_${name}`;
  return WORDS.some((word) => word === begun) ? `${begun.replace(/^_+|_+$/g, '')}_` : begun;
}

/** The names that variables get in conditions and effects. */
export function variableNames(): (raw: string) => string {
  const names = new Names(legalVariable, VARIABLE_MAX, '_');
  return (raw) => names.of(raw);
}
