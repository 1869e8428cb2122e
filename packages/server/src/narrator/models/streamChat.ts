import type { IncomingMessage } from 'node:http';
import { startCall, type Call } from './call.ts';
import { readAnswer } from './chat.ts';
import { chatQuestion } from './chatQuestion.ts';
import { finishOf, readFirstChoice } from './choices.ts';
import { cleanPieces } from './cleanText.ts';
import { ModelError } from './ModelError.ts';
import { open } from './open.ts';
import { reported } from './problem.ts';
import { readEvents, type StreamEvent } from './sse.ts';
import { splitThoughts } from './thoughts.ts';
import { tooLarge } from './transport.ts';
import type { CallOptions, ChatPart, ChatRequest, Endpoint, Usage } from './types.ts';

const DONE = '[DONE]';
const MAX_TEXT_CHARS = 1024 * 1024;
/** Where thoughts are not shown, a server may send a piece without words for each word of them. */
const MAX_EMPTY_PIECES = 10_000;
/** After the end of the text, only token counts may follow, which are optional. */
const GRACE_MS = 500;

/**
 * Asks a model, and yields its answer as it is written. A caller that stops reading closes the connection.
 * Throws a ModelError; discard what was yielded before.
 */
export async function* streamChat(
  endpoint: Endpoint,
  request: ChatRequest,
  options: CallOptions,
): AsyncGenerator<ChatPart, void, undefined> {
  const call = startCall(options);
  try {
    const response = await open(chatQuestion(endpoint, request, { ...options, stream: true }), call);
    if (isEventStream(response)) yield* partsOf(response, call, endpoint);
    else {
      // the server does not stream; its answer may also be an error
      const { text, reasoning, finish, usage } = await readAnswer(response, call, endpoint);
      if (reasoning !== '') yield { reasoning };
      yield { text };
      yield { finish, usage };
    }
  } catch (error) {
    throw call.explain(error);
  } finally {
    call.end();
  }
}

const isEventStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

async function* partsOf(
  response: IncomingMessage,
  call: Call,
  { apiKey }: Endpoint,
): AsyncGenerator<ChatPart, void, undefined> {
  const thoughts = splitThoughts();
  const clean = { text: cleanPieces(), reasoning: cleanPieces() };
  const whole = { text: '', refusal: '', chars: 0, empty: 0 };
  let finish: string | null = null;
  let usage: Usage | null = null;
  let grace: NodeJS.Timeout | undefined;
  let isDone = false;

  function* given(said: { text: string; reasoning: string }): Generator<ChatPart> {
    const text = clean.text(said.text);
    const reasoning = clean.reasoning(said.reasoning);
    whole.chars += text.length + reasoning.length;
    if (whole.chars > MAX_TEXT_CHARS) throw tooLarge(MAX_TEXT_CHARS);
    if (text === '' && reasoning === '') whole.empty += 1;
    if (whole.empty > MAX_EMPTY_PIECES)
      throw new ModelError('protocol', `The stream has ${MAX_EMPTY_PIECES} pieces without a word.`);
    if (whole.text.trim() === '') whole.text += text;
    if (reasoning !== '') yield { reasoning };
    if (text !== '') yield { text };
  }
  try {
    for await (const event of readEvents(response)) {
      // events that came together with the last one are still to be read
      call.signal.throwIfAborted();
      if (isDone || event.text === DONE) {
        // reading to the end lets the connection serve the next call
        isDone = true;
        grace ??= setTimeout(() => response.destroy(), GRACE_MS);
        continue;
      }
      const spoken = readFirstChoice(parsed(event, apiKey), apiKey);
      if (spoken.text !== '' || spoken.reasoning !== '') call.progressed();
      usage = spoken.usage ?? usage;
      whole.refusal += spoken.refusal;
      const told = thoughts.take(spoken.text);
      yield* given({ text: told.text, reasoning: spoken.reasoning + told.reasoning });
      if (spoken.finish === null || finish !== null) continue;
      finish = spoken.finish;
      grace = setTimeout(() => response.destroy(), GRACE_MS);
    }
  } catch (error) {
    // the text is complete, so the end of the connection does not matter
    if ((finish === null && !isDone) || error instanceof ModelError) throw error;
  } finally {
    clearTimeout(grace);
  }
  if (finish === null && !isDone)
    throw new ModelError('truncated', 'The stream ended before the answer did.');
  yield* given(thoughts.rest());
  yield { finish: finishOf(finish, whole), usage };
}

function parsed({ field, text }: StreamEvent, apiKey: string | null): unknown {
  try {
    const json = JSON.parse(text) as unknown;
    return field === 'error' ? { error: json } : json;
  } catch {
    if (field === 'error') throw reported({ words: text, code: null, status: null }, apiKey);
    throw new ModelError('protocol', 'A piece of the stream is not JSON.');
  }
}
