import type { Fact } from '../TurnReading.ts';
import { countWords, wordsIn } from '../phrases.ts';
import { fencedLine } from '../prompts/fence.ts';
import { type Heard, knowersOf } from '../prompts/knowers.ts';
import { withoutMarkup } from './markup.ts';

/** More than the prompt asks for. */
const FACTS_MAX = 8;
const VALUE_WORDS_MAX = 16;
const TEXT_MAX = 200;
const KEY_MAX = 40;
const KEY_WORDS_MAX = 6;
/** The prefix of a key that equals the name of a flag: only the server sets the flag, but the fact is stored. */
const RENAMED = 'about_';

/** Names of variables that facts must not set. */
export interface Reserved {
  /** Numbers, which only the server sets. */
  readonly numbers: readonly string[];
  /** Things and flags. A fact with the name of one is stored under another key. */
  readonly flags: readonly string[];
}

/** Values of every session that only the server may set. */
const OWN_KEYS = [
  'xp',
  'current xp',
  'credits',
  'coins',
  'health',
  'oil',
  'inventory',
  'possessions',
  'things',
];

/** The answer that is asked for; models without schemas answer in other forms as well. */
export const FACTS_SCHEMA = {
  type: 'object',
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: { type: 'string' },
          value: { type: 'string' },
          known_to: { type: 'array', items: { type: 'string' } },
        },
        required: ['key', 'value', 'known_to'],
        additionalProperties: false,
      },
    },
  },
  required: ['facts'],
  additionalProperties: false,
} as const;

/** The facts of a model's answer, with keys in one form and cut values. */
export function readFacts(answer: string, { numbers, flags }: Reserved, heard: Heard): Fact[] {
  const barred = keysOf([...OWN_KEYS, ...numbers]);
  const taken = keysOf(flags);
  const facts = new Map<string, Fact>();
  for (const { key: named, value: said, known_to } of listed(jsonIn(answer) ?? linesIn(answer))) {
    const value = firstWords(fencedLine(withoutMarkup(wordsOf(said)), TEXT_MAX), VALUE_WORDS_MAX);
    const key = keyFrom(wordsOf(named)) || keyFrom(firstWords(value, KEY_WORDS_MAX));
    if (value === '' || key === '' || barred.has(spoken(key))) continue;
    const free = unused(taken.has(spoken(key)) ? `${RENAMED}${key}` : key, facts);
    facts.set(free, { key: free, value, known_to: knowersOf(known_to, heard).map(asKnower) });
  }
  return [...facts.values()].slice(0, FACTS_MAX);
}

const asKnower = (name: string): string => fencedLine(withoutMarkup(name), KEY_MAX);

/** `Player Name` and `playerName` become `player_name`. */
function keyFrom(text: string): string {
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ');
  return Array.from(wordsIn(apart).join('_')).slice(0, KEY_MAX).join('').replace(/_+$/, '');
}

function unused(key: string, facts: ReadonlyMap<string, Fact>): string {
  let free = key;
  for (let nth = 2; facts.has(free); nth += 1) free = `${key}_${nth}`;
  return free;
}

const firstWords = (text: string, most: number): string =>
  countWords(text) <= most ? text : text.split(/\s+/).slice(0, most).join(' ');

const spoken = (key: string): string => wordsIn(key.replaceAll('_', ' ')).join(' ');

const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(spoken));

interface Answered {
  readonly key?: unknown;
  readonly value?: unknown;
  readonly known_to?: unknown;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return Array.isArray(value) ? value.map(wordsOf).join(', ') : '';
}

/** The facts of an answer in any form: a list, an object by key, or lines in place of objects. */
function listed(data: unknown): Answered[] {
  if (typeof data === 'string') return data.split(/\n|;\s/).map(lineOf);
  if (Array.isArray(data)) return data.flatMap(listed);
  if (!isObject(data)) return [];
  if ('facts' in data) return listed(data['facts']);
  if ('value' in data) return [data];
  const { known_to, ...byKey } = data;
  return Object.entries(byKey).map(([key, value]) =>
    isObject(value) ? { key, known_to, ...value } : { key, value, known_to },
  );
}

const LINE = /^[\s\-*•\d.)]*([\p{L}_][\p{L}\p{M}\p{N}_ ]{0,39}?)\s*[:=]\s*(\S.*)$/u;

function lineOf(line: string): Answered {
  const [, key, value = line] = LINE.exec(line) ?? [];
  return { key, value };
}

/** The lines of an answer in prose that name what they state. */
const linesIn = (answer: string): string[] => answer.split('\n').filter((line) => LINE.test(line));

/** The value of the JSON in an answer; null if there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.replace(/^[\s\S]*?<\/think(?:ing)?>/i, '');
  const begin = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  try {
    return JSON.parse(text.slice(begin, end + 1));
  } catch {
    return null;
  }
}
