import { ModelError } from './ModelError.ts';

/** Compatible with zod's schemas. */
interface Schema<T> {
  parse(value: unknown): T;
}

const THOUGHTS = /^[\s\S]*?<\/think>/;
const FENCED = /```(?:json)?([\s\S]*?)```/g;
/** Structured answers are short. */
const MAX_CHARS = 100_000;
/** Prose with braces in it must not take minutes to parse. */
const MAX_TRIES = 40;

/**
 * Finds the JSON that fits the schema in a model's answer: alone, after reasoning, in a fence, or within
 * prose. The first that fits counts. Throws a ModelError of kind `protocol` if there is none.
 */
export function parseJson<T>(answer: string, schema: Schema<T>): T {
  const text = answer.replace(THOUGHTS, '').trim().slice(0, MAX_CHARS);
  for (const candidate of candidatesIn(text)) {
    try {
      return schema.parse(JSON.parse(candidate));
    } catch {
      // the next value may fit
    }
  }
  throw new ModelError('protocol', 'The answer holds no JSON of the form that was asked for.');
}

function* candidatesIn(text: string): Generator<string> {
  yield text;
  for (const [, fenced = ''] of text.matchAll(FENCED)) yield fenced;
  let tries = 0;
  for (let at = text.search(/[[{]/); at >= 0 && tries < MAX_TRIES; tries++) {
    const end = endOfValue(text, at);
    if (end !== null) yield text.slice(at, end);
    const next = text.slice(at + 1).search(/[[{]/);
    at = next < 0 ? -1 : at + 1 + next;
  }
}

/** The end of the object or list that begins at `start`; null if it is not closed. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
