import { Readable } from 'node:stream';
import type { z } from 'zod';
import { nextTurn } from '../nextTurn.ts';

/** The same value, but each list may be an iterable that is read while it is sent. */
export type Streamed<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer Item)[]
    ? T[K] | AsyncIterable<StreamedItem<Item>>
    : T[K];
};
type StreamedItem<Item> = Item | (Item extends object ? Streamed<Item> : never);

/** An answer that is too large for memory: its lists are read while they are sent, as fast as the caller reads. */
export class JsonStream<T> {
  readonly value: Streamed<T>;

  constructor(value: Streamed<T>) {
    this.value = value;
  }
}

/** Short items are joined to writes of this size. */
const CHUNK_CHARACTERS = 32 * 1024;

/**
 * The answer as text. Each part and item is checked by its schema. A failure midway breaks the connection, because
 * the status has been sent already: an incomplete answer must not look complete.
 */
export function jsonText(stream: JsonStream<unknown>, schema: z.ZodType): Readable {
  async function* chunks(): AsyncGenerator<string> {
    let chunk = '';
    for await (const piece of piecesOf(stream.value, schema)) {
      chunk += piece;
      if (chunk.length < CHUNK_CHARACTERS) continue;
      yield chunk;
      chunk = '';
      // a reader who is fast, and items from memory, would leave no turn to others
      await nextTurn();
    }
    yield chunk;
  }
  return Readable.from(chunks(), { objectMode: false });
}

async function* piecesOf(value: unknown, schema: z.ZodType): AsyncGenerator<string> {
  if (isList(value)) {
    const { element } = schema as z.ZodArray<z.ZodType>;
    let before = '[';
    for await (const item of value) {
      yield before;
      yield* piecesOf(item, element);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (hasLists(value)) {
    let before = '{';
    for (const [name, part] of Object.entries((schema as z.ZodObject).shape)) {
      if (value[name] === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* piecesOf(value[name], part as z.ZodType);
      before = ',';
    }
    yield '}';
  } else yield JSON.stringify(schema.parse(value));
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasLists = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.values(value).some(isList);
