import { LRUCache } from 'lru-cache';
import type { ModelError } from './ModelError.ts';
import type { Endpoint } from './types.ts';

export type Omissible = 'temperature' | 'top_p' | 'stop' | 'stream_options' | 'response_format';

/** How a model at an endpoint must be called. */
export interface Quirks {
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  readonly omitted: readonly Omissible[];
  /** How a structured answer is requested. */
  readonly structure: 'json_schema' | 'json_object' | 'plain';
  /** Where system messages may be: anywhere, first and as one message, or within the first user message only. */
  readonly system: 'anywhere' | 'in_front' | 'in_user';
  /** Whether user and assistant must alternate. */
  readonly alternates: boolean;
}

const USUAL: Quirks = {
  limit: 'max_tokens',
  omitted: [],
  structure: 'json_schema',
  system: 'anywhere',
  alternates: false,
};

/** Servers are updated, and a learnt quirk may be wrong. */
const REMEMBERED_MS = 3_600_000;
/** In memory only: a new process learns again. */
const known = new LRUCache<string, Quirks>({ max: 1000, ttl: REMEMBERED_MS });
const keyOf = (endpoint: Endpoint, model: string): string => `${endpoint.baseUrl} ${model}`;

export const quirksOf = (endpoint: Endpoint, model: string): Quirks =>
  known.get(keyOf(endpoint, model)) ?? USUAL;

/** Call it after a request with these quirks was answered. */
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

/** Matches a parameter as a name instead of as a word: in quotes, at the end of the message, or after "invalid". */
const names = (parameter: string): RegExp =>
  new RegExp(`['"\`]${parameter}['"\`]| ${parameter}$|invalid ${parameter}\\b`);

const omit = (name: Omissible): Lesson => ({
  says: names(name),
  learn: (quirks) =>
    quirks.omitted.includes(name) ? null : { ...quirks, omitted: [...quirks.omitted, name] },
});

/** Refused parameters. docs/models.md says where each was seen. */
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

/** Shorter quotes may be the server's own words. */
const QUOTE_MIN = 12;

/** A refusal without its quotes of the request: players write that text, so nothing may be learnt from it. */
function withoutQuotes(detail: string, sent: unknown): string {
  const quoted = textsIn(sent)
    .flatMap((text) => [text, ...text.split('\n')])
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
    .filter(({ length }) => length >= QUOTE_MIN)
    .sort((one, other) => other.length - one.length);
  return quoted.reduce((words, quote) => words.replaceAll(quote, ' '), detail);
}

/** All texts in JSON, without the names of fields, which servers mention in errors. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface Refused {
  readonly quirks: Quirks;
  readonly asked: { readonly forStructure: boolean; readonly forPicture: boolean };
  /** The body of the request. */
  readonly sent?: unknown;
}

/** The quirks that a refusal teaches; null if none. Nothing is learnt twice, so that the loop ends. */
export function learnFrom(refusal: ModelError, { quirks, asked, sent }: Refused): Quirks | null {
  const { kind, status } = refusal;
  if (kind !== 'http' || refusal.detail === null) return null;
  const detail = withoutQuotes(refusal.detail, sent);
  const isBadRequest = BAD_REQUEST.includes(status);
  const isRefused = isBadRequest && REFUSES.test(detail);
  const lessons = [
    // llama.cpp and Ollama answer 500 if a template refuses the roles
    ...(isBadRequest || status === 500 ? ROLES : []),
    ...(isBadRequest && asked.forStructure ? [STRUCTURE] : []),
    ...(isRefused ? PARAMETERS : []),
    ...(isRefused && asked.forPicture ? [omit('response_format')] : []),
  ];
  return lessons.find(({ says }) => says.test(detail))?.learn(quirks) ?? null;
}
