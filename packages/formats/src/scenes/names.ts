import { NODE_NAME_MAX, RESERVED_NAMES } from '@kathaloka/contract/limits';
import type { NoteBook } from '../report/notes.ts';
import { withoutTags } from '../text/plainHtml.ts';
import { itemOf } from '../expressions/expr.ts';
import { withoutValues } from '../marks.ts';

/** Assigns valid and unique names to scenes or variables. */
class Names {
  readonly #given = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** The last number given to a copy of each name, where the search for a free number starts. */
  readonly #asked = new Map<string, number>();
  readonly #legal: (raw: string) => string;
  readonly #longest: number;
  readonly #separator: string;

  constructor(legal: (raw: string) => string, longest: number, separator: string) {
    this.#legal = legal;
    this.#longest = longest;
    this.#separator = separator;
  }

  /** The name for a raw name. Two raw names never get the same name. */
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

/** Shortens a name. Never cuts a surrogate pair. */
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

/** Names scenes. Replaces and reports reserved and overlong names. */
export function sceneNames(notes: NoteBook): (raw: string) => string {
  const names = new Names(legalSceneName, NODE_NAME_MAX, ' ');
  return (raw) => {
    const name = names.of(raw);
    // no scene in a file has a name that begins with a space
    const isTheSame = name === raw.replace(/\s+/g, ' ').trim();
    if (!isTheSame && !raw.startsWith(' '))
      notes.add('scene_renamed', null, { from: raw.slice(0, NODE_NAME_MAX * 2), to: name });
    return name;
  };
}

const VARIABLE_MAX = 40;
const WORDS = ['and', 'or', 'not', 'has', 'gain', 'lose', ...RESERVED_NAMES];

function legalVariable(raw: string): string {
  // an item of a list keeps its own name, unless that is taken
  const name = itemOf(raw)
    .normalize('NFC')
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}_\u200c\u200d]+/gu, '_');
  const begun = /^[\p{L}_]/u.test(name) ? name : `_${name}`;
  return WORDS.some((word) => word === begun) ? `${begun.replace(/^_+|_+$/g, '')}_` : begun;
}

/** Names variables for conditions and effects. */
export function variableNames(): (raw: string) => string {
  const names = new Names(legalVariable, VARIABLE_MAX, '_');
  return (raw) => names.of(raw);
}
