import { ModelError } from './ModelError.ts';

/** llama.cpp's templates report the place of an error before its reason. */
const MAX_WORDS = 1000;
const KEYS = /\bsk-[\w*.-]+|\bBearer\s+\S+/gi;
/** Shorter keys are placeholders for servers without accounts, and no secrets. */
const MIN_SECRET = 8;
const FILTERS = /content_filter|content_policy_violation|moderation_blocked/;

export interface ServerProblem {
  readonly words: string;
  readonly code: string | null;
  readonly status: number | null;
}

/**
 * The error in an answer, whatever its form: `{error: {message, code, param}}` of OpenAI, `{error: "text"}` of LM
 * Studio, `{object: "error", message}` of older vLLM, `{detail}` of FastAPI. Null if it reports none.
 */
export function problemIn(json: unknown): ServerProblem | null {
  if (!isRecord(json)) return null;
  const { error } = json;
  if (isRecord(error)) return fromRecord(error);
  if (typeof error === 'string' && error !== '') return { words: error, code: null, status: null };
  const isAnswer = 'choices' in json || 'data' in json;
  if (!isAnswer && (json['object'] === 'error' || 'detail' in json)) return fromRecord(json);
  return null;
}

function fromRecord({ message, detail, code, param, type }: Record<string, unknown>): ServerProblem {
  const parts = [message ?? detail ?? type, param].filter((part) => part !== undefined && part !== null);
  return {
    words: parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '),
    code: typeof code === 'string' ? code : null,
    status: typeof code === 'number' ? code : null,
  };
}

/** The error that a server reports within a successful answer. */
export function reported({ words, code, status }: ServerProblem, apiKey: string | null): ModelError {
  return new ModelError(isFilter(code) ? 'filtered' : 'provider', 'The model reported an error.', {
    status: status ?? undefined,
    code: code === null ? undefined : withoutKeys(code, apiKey),
    detail: withoutKeys(words, apiKey),
  });
}

export const isFilter = (code: string | null): boolean => code !== null && FILTERS.test(code);

/** A server's message for the log: on one line, shortened, and without anything that may be a key. */
export function withoutKeys(words: string, apiKey: string | null): string {
  const bare = apiKey !== null && apiKey.length >= MIN_SECRET ? words.replaceAll(apiKey, '[key]') : words;
  return bare
    .replace(KEYS, '[key]')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .toWellFormed();
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
