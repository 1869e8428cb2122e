import fs from 'node:fs';
import path from 'node:path';
import { hash } from './dice.ts';

/** One or two finished sentences, with slots for words of the story and the player. */
export interface Fragment {
  /** A hash of class and text: an edited fragment is a new one, and the order of lines does not matter. */
  readonly id: string;
  readonly text: string;
  /** The names in braces. All of them need a filler before the fragment can be told. */
  readonly slots: readonly string[];
  readonly tags: readonly string[];
}

/** All fragments and word lists, read once. */
export interface Fragments {
  /** The fragments of a temperament, or those that all temperaments of the language share. Sorted by id. */
  readonly bag: (language: string, temperament: string, kind: string) => readonly Fragment[];
  /** A word list of the language, in lower case. */
  readonly list: (language: string, name: string) => ReadonlySet<string>;
  /** Every file by its path without the extension, such as `en/tenali/lean`. */
  readonly files: ReadonlyMap<string, readonly Fragment[]>;
}

const NONE: readonly Fragment[] = [];
const NO_WORDS: ReadonlySet<string> = new Set();

/** Reads a folder as `<language>/<temperament>/<class>.txt`, `<language>/shared/<class>.txt` and `<language>/lists/<name>.txt`. */
export function loadFragments(folder: string): Fragments {
  const texts = new Map<string, string>();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.txt')) continue;
    const name = file.slice(0, -'.txt'.length).split(path.sep).join('/');
    texts.set(name, fs.readFileSync(path.join(folder, file), 'utf8'));
  }
  return fragmentsOf(texts);
}

/** Parses the contents of files, by their path without the extension. */
export function fragmentsOf(texts: ReadonlyMap<string, string>): Fragments {
  const files = new Map<string, readonly Fragment[]>();
  const lists = new Map<string, ReadonlySet<string>>();
  for (const [name, text] of texts) {
    const [language, voice, kind] = name.split('/');
    if (voice === 'lists') lists.set(`${language}/${kind}`, new Set(linesOf(text).map(lowered)));
    else files.set(name, bagOf(kind ?? '', text));
  }
  return {
    files,
    bag: (language, temperament, kind) =>
      files.get(`${language}/${temperament}/${kind}`) ?? files.get(`${language}/shared/${kind}`) ?? NONE,
    list: (language, name) => lists.get(`${language}/${name}`) ?? NO_WORDS,
  };
}

const lowered = (word: string): string => word.normalize('NFC').toLowerCase();

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}

function bagOf(kind: string, text: string): Fragment[] {
  const bag = new Map(
    linesOf(text)
      .map((line) => fragmentOf(kind, line))
      .map((each) => [each.id, each]),
  );
  return [...bag.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

const TAGS = /\s{2,}((?:#[\w-]+\s*)+)$/;

export function fragmentOf(kind: string, line: string): Fragment {
  const tags = TAGS.exec(line);
  const text = (tags ? line.slice(0, tags.index) : line).trim().normalize('NFC');
  return {
    id: hash(`${kind}|${text}`).toString(36),
    text,
    slots: [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!))],
    tags:
      tags?.[1]
        ?.trim()
        .split(/\s+/)
        .map((tag) => tag.slice(1)) ?? [],
  };
}
