import { z } from 'zod';
import type { Fact } from '../Narrator.ts';
import { fencedLine } from '../prompts/fence.ts';
import { countWords, wordsIn } from '../phrases.ts';
import { withoutMarkup } from './markup.ts';

const FACTS_MAX = 3;
const VALUE_WORDS_MAX = 16;
const DEED_WORDS_MAX = 10;
const TEXT_MAX = 200;
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

const text = z.string().transform((value) => fencedLine(withoutMarkup(value), TEXT_MAX));

const FactAnswer = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  value: text.refine((value) => value !== '' && countWords(value) <= VALUE_WORDS_MAX),
  known_to: z.array(text).max(10).catch([]),
});

const Answer = z.object({
  // an unreadable fact does not spoil the others
  facts: z.array(FactAnswer.nullable().catch(null)).catch([]),
  deed: text.catch(''),
});

/** The usable facts of a model's answer. */
export function readFacts(answer: string, { numbers, flags }: Reserved): { facts: Fact[]; deed: string } {
  const { data } = Answer.safeParse(jsonIn(answer));
  if (!data) return { facts: [], deed: '' };
  const barred = keysOf([...OWN_KEYS, ...numbers]);
  const taken = keysOf(flags);
  const facts = data.facts
    .filter((fact) => fact !== null)
    .filter(({ key }) => !barred.has(spoken(key)))
    .map((fact) => (taken.has(spoken(fact.key)) ? { ...fact, key: `${RENAMED}${fact.key}` } : fact))
    .slice(0, FACTS_MAX);
  return { facts, deed: countWords(data.deed) > DEED_WORDS_MAX ? '' : data.deed };
}

const spoken = (key: string): string => wordsIn(key.replaceAll('_', ' ')).join(' ');

const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(spoken));

function jsonIn(answer: string): unknown {
  const begin = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  try {
    return JSON.parse(answer.slice(begin, end + 1));
  } catch {
    return null;
  }
}
