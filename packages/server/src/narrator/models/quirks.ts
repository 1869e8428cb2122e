import { LRUCache } from 'lru-cache';
import type { ModelError } from './ModelError.ts';
import type { Endpoint } from './types.ts';

export type Omissible = 'temperature' | 'top_p' | 'stop' | 'stream_options' | 'response_format';

/** How a model at an endpoint wants to be asked. */
export interface Quirks {
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  readonly omitted: readonly Omissible[];
  /** How a structured answer is asked for. */
  readonly structure: 'json_schema' | 'json_object' | 'plain';
  /** Whether system messages may stand anywhere, in front as one message, or in the first user message only. */
  readonly system: 'anywhere' | 'in_front' | 'in_user';
  /** Whether user and assistant have to alternate. */
  readonly alternates: boolean;
}

const USUAL: Quirks = {
  limit: 'max_tokens',
  omitted: [],
  structure: 'json_schema',
  system: 'anywhere',
  alternates: false,
};

/** Not stored: a new process learns again. */
const known = new LRUCache<string, Quirks>({ max: 1000 });
const keyOf = (endpoint: Endpoint, model: string): string => `${endpoint.baseUrl} ${model}`;

export const quirksOf = (endpoint: Endpoint, model: string): Quirks =>
  known.get(keyOf(endpoint, model)) ?? USUAL;

export function rememberQuirks(endpoint: Endpoint, model: string, quirks: Quirks): void {
  known.set(keyOf(endpoint, model), quirks);
}

const BAD_REQUEST: readonly (number | null)[] = [400, 422];
const REFUSES =
  /unsupported|not supported|does not support|unknown|unrecogni[sz]ed|not permitted|not allowed|extra_forbidden|only \S+ is (allowed|supported)/i;

interface Lesson {
  readonly says: RegExp;
  /** Null if it changes nothing. */
  readonly learn: (quirks: Quirks) => Quirks | null;
}

/** As a name, and not as a word: in quotes, as the parameter behind the message, or as an invalid one. */
const names = (parameter: string): RegExp =>
  new RegExp(`['"\`]${parameter}['"\`]| ${parameter}$|invalid ${parameter}\\b`);

const omit = (name: Omissible): Lesson => ({
  says: names(name),
  learn: (quirks) =>
    quirks.omitted.includes(name) ? null : { ...quirks, omitted: [...quirks.omitted, name] },
});

/** Refused parameters. Where each was seen stands in docs/models.md. */
const PARAMETERS: readonly Lesson[] = [
  {
    says: names('max_tokens'),
    learn: (quirks) => (quirks.limit === 'max_tokens' ? { ...quirks, limit: 'max_completion_tokens' } : null),
  },
  omit('temperature'),
  omit('top_p'),
  omit('stop'),
  omit('stream_options'),
];

const ROLES: readonly Lesson[] = [
  {
    says: /system role not supported|does not support 'system'/i,
    learn: (quirks) => (quirks.system === 'in_user' ? null : { ...quirks, system: 'in_user' }),
  },
  {
    says: /system message must be at the beginning/i,
    learn: (quirks) => (quirks.system === 'anywhere' ? { ...quirks, system: 'in_front' } : null),
  },
  {
    says: /roles must alternate/i,
    learn: (quirks) =>
      quirks.alternates
        ? null
        : { ...quirks, alternates: true, system: quirks.system === 'anywhere' ? 'in_front' : quirks.system },
  },
];

const STRUCTURE: Lesson = {
  says: /response_format|json_schema|json_object/i,
  learn: (quirks) => {
    if (quirks.structure === 'json_schema') return { ...quirks, structure: 'json_object' };
    return quirks.structure === 'json_object' ? { ...quirks, structure: 'plain' } : null;
  },
};

/** What a refusal teaches; null if it is about something else. Nothing is learnt twice, so that it ends. */
export function learnFrom(
  { kind, status, detail }: ModelError,
  quirks: Quirks,
  asked: { readonly forStructure: boolean; readonly forPicture: boolean },
): Quirks | null {
  if (kind !== 'http' || detail === null) return null;
  const isBadRequest = BAD_REQUEST.includes(status);
  const isRefused = isBadRequest && REFUSES.test(detail);
  const lessons = [
    // llama.cpp and Ollama answer 500 where a template refuses the roles
    ...(isBadRequest || status === 500 ? ROLES : []),
    ...(isBadRequest && asked.forStructure ? [STRUCTURE] : []),
    ...(isRefused ? PARAMETERS : []),
    ...(isRefused && asked.forPicture ? [omit('response_format')] : []),
  ];
  return lessons.find(({ says }) => says.test(detail))?.learn(quirks) ?? null;
}
