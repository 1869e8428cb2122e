import type { AnswerPart, ClientOptions, ClientRequest, ImageRequest, ModelClient } from './ModelClient.ts';

/** A scripted answer: its text, or its failure. */
export type ScriptedAnswer =
  | string
  | { readonly text: string; readonly finish: 'length' }
  | { readonly pieces: readonly string[] }
  | { readonly chunks: readonly string[]; readonly error: Error }
  | { readonly waitsForAbort: true };

export interface ScriptedClient extends ModelClient<string> {
  /** The requests so far, in order. */
  readonly requests: ClientRequest[];
  readonly pictures: ImageRequest[];
  /** The pieces of text that were read. */
  readonly read: string[];
  /** How many answers were read to their end. */
  readonly readWhole: () => number;
}

/** A client for tests with a scripted answer for each call. */
export function scriptedClient(
  answers: readonly ScriptedAnswer[],
  picture: Error | { readonly bytes: Uint8Array; readonly type: string } = new Error('no picture'),
): ScriptedClient {
  const requests: ClientRequest[] = [];
  const pictures: ImageRequest[] = [];
  const read: string[] = [];
  let whole = 0;
  const next = (request: ClientRequest): ScriptedAnswer => {
    requests.push(request);
    const answer = answers[requests.length - 1];
    if (answer === undefined) throw new Error(`no answer is scripted for call ${requests.length}`);
    return answer;
  };
  return {
    requests,
    pictures,
    read,
    readWhole: () => whole,
    async *streamChat(_endpoint, request, { signal }) {
      for await (const part of partsOf(next(request), signal)) {
        if ('text' in part) read.push(part.text);
        if ('finish' in part) whole += 1;
        yield part;
      }
    },
    async chat(_endpoint, request, { signal }) {
      let text = '';
      let finish: 'stop' | 'length' = 'stop';
      for await (const part of partsOf(next(request), signal)) {
        if ('text' in part) text += part.text;
        if ('finish' in part) ({ finish } = part);
      }
      return { text, finish };
    },
    drawImage(_endpoint, request) {
      pictures.push(request);
      return picture instanceof Error ? Promise.reject(picture) : Promise.resolve(picture);
    },
  };
}

async function* partsOf(answer: ScriptedAnswer, signal: ClientOptions['signal']): AsyncGenerator<AnswerPart> {
  if (typeof answer !== 'string' && 'waitsForAbort' in answer)
    await new Promise((_, reject) => {
      if (signal.aborted) reject(failed('aborted'));
      signal.addEventListener('abort', () => reject(failed('aborted')), { once: true });
    });
  else if (typeof answer !== 'string' && 'error' in answer) {
    for (const text of answer.chunks) yield { text };
    throw answer.error;
  } else if (typeof answer !== 'string' && 'pieces' in answer) {
    for (const text of answer.pieces) yield { text };
    yield { finish: 'stop', usage: null };
  } else {
    const { text, finish } = typeof answer === 'string' ? { text: answer, finish: 'stop' as const } : answer;
    yield { reasoning: 'The player wants a story.' };
    // by words, as models write
    for (const word of text.split(/(?<=\s)/)) yield { text: word };
    yield { finish, usage: null };
  }
}

/** An error as clients throw it. */
export const failed = (kind: string): Error => Object.assign(new Error(`the call ended: ${kind}`), { kind });
