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

/** A server is updated now and then, and what was learnt from it may have been wrong. */
const REMEMBERED_MS = 3_600_000;
/** Not stored: a new process learns again. */
const known = new LRUCache<string, Quirks>({ max: 1000, ttl: REMEMBERED_MS });
const keyOf = (endpoint: Endpoint, model: string): string => `${endpoint.baseUrl} ${model}`;

export const quirksOf = (endpoint: Endpoint, model: string): Quirks =>
  known.get(keyOf(endpoint, model)) ?? USUAL;

/** Call it once a request that followed them was answered. */
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

/** Shorter pieces are words that a server may say of itself. */
const QUOTE_MIN = 12;

/** The words of a refusal without what it quotes of the request: players write that, and it must teach nothing. */
function withoutQuotes(detail: string, sent: unknown): string {
  const quoted = textsIn(sent)
    .flatMap((text) => [text, ...text.split('\n')])
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
    .filter(({ length }) => length >= QUOTE_MIN)
    .sort((one, other) => other.length - one.length);
  return quoted.reduce((words, quote) => words.replaceAll(quote, ' '), detail);
}

/** Every text in a piece of JSON; not the names of its fields, of which servers speak. */
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

/** What a refusal teaches; null if it is about something else. Nothing is learnt twice, so that it ends. */
export function learnFrom(refusal: ModelError, { quirks, asked, sent }: Refused): Quirks | null {
  const { kind, status } = refusal;
  if (kind !== 'http' || refusal.detail === null) return null;
  const detail = withoutQuotes(refusal.detail, sent);
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
