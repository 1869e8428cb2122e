import { z } from 'zod';
import type { Fact } from '../Narrator.ts';
import { fencedLine } from '../prompts/fence.ts';
import { countWords, wordsIn } from '../prompts/words.ts';
import { withoutMarkup } from './markup.ts';

const FACTS_MAX = 3;
const VALUE_WORDS_MAX = 16;
const DEED_WORDS_MAX = 10;
const TEXT_MAX = 200;

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
  // one fact that cannot be read does not spoil the others
  facts: z.array(FactAnswer.nullable().catch(null)).catch([]),
  deed: text.catch(''),
});

/** The facts in a model's answer that can be used. */
export function readFacts(answer: string, reserved: readonly string[]): { facts: Fact[]; deed: string } {
  const { data } = Answer.safeParse(jsonIn(answer));
  if (!data) return { facts: [], deed: '' };
  const barred = new Set(
    [...OWN_KEYS, ...reserved].map((name) => wordsIn(name.replaceAll('_', ' ')).join(' ')),
  );
  const facts = data.facts
    .filter((fact) => fact !== null)
    .filter(({ key }) => !barred.has(key.replaceAll('_', ' ')))
    .slice(0, FACTS_MAX);
  return { facts, deed: countWords(data.deed) > DEED_WORDS_MAX ? '' : data.deed };
}

function jsonIn(answer: string): unknown {
  const begin = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  try {
    return JSON.parse(answer.slice(begin, end + 1));
  } catch {
    return null;
  }
}
