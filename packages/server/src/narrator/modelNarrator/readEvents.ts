import { STRIKE_REASONS, type StrikeReason } from '@kathaloka/contract/limits';
import type { TurnEvent } from '../TurnReading.ts';
import { FACTS_SCHEMA, isObject, jsonIn } from './readFacts.ts';

/** The answer that is asked for where a turn is judged. */
export const READING_SCHEMA = {
  ...FACTS_SCHEMA,
  properties: {
    ...FACTS_SCHEMA.properties,
    events: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          n: { type: 'integer' },
          what: { type: 'string', enum: STRIKE_REASONS },
          who: { type: 'string' },
          thing: { type: 'string' },
        },
        required: ['n', 'what', 'who', 'thing'],
        additionalProperties: false,
      },
    },
  },
  required: ['facts', 'events'],
} as const;

/** The events of a model's answer. Those without a known name or a number are left out. */
export function readEvents(answer: string): TurnEvent[] {
  const data = jsonIn(answer);
  const events: unknown = isObject(data) ? data['events'] : null;
  return Array.isArray(events) ? events.flatMap((event: unknown) => readEvent(event) ?? []) : [];
}

function readEvent(event: unknown): TurnEvent | null {
  if (!isObject(event)) return null;
  const what = wordOf(event['what']).trim().toLowerCase();
  // small models write numbers as text, or as they stand in the turn: [3]
  const n = Number(/\d+/.exec(wordOf(event['n']))?.[0]);
  if (!isReason(what) || !Number.isInteger(n)) return null;
  return { n, what, who: wordOf(event['who']), thing: wordOf(event['thing']) };
}

const isReason = (what: string): what is StrikeReason => STRIKE_REASONS.some((reason) => reason === what);

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
