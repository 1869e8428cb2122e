import type { IncomingMessage } from 'node:http';
import { type Call, startCall } from './call.ts';
import { chatQuestion } from './chatQuestion.ts';
import { finishOf, readFirstChoice } from './choices.ts';
import { cleanText } from './cleanText.ts';
import { ModelError } from './ModelError.ts';
import { open } from './open.ts';
import { splitThoughts } from './thoughts.ts';
import { readBody } from './transport.ts';
import type { CallOptions, ChatAnswer, ChatRequest, Endpoint } from './types.ts';

const MAX_BYTES = 1024 * 1024;

/** Asks a model for a complete answer, such as a short structured one. Throws a ModelError. */
export async function chat(
  endpoint: Endpoint,
  request: ChatRequest,
  options: CallOptions,
): Promise<ChatAnswer> {
  const call = startCall(options);
  try {
    const response = await open(chatQuestion(endpoint, request, { ...options, stream: false }), call);
    return await readAnswer(response, call, endpoint);
  } catch (error) {
    throw call.explain(error);
  } finally {
    call.end();
  }
}

/** Reads an answer that is not streamed. */
export async function readAnswer(
  response: IncomingMessage,
  call: Call,
  { apiKey }: Endpoint,
): Promise<ChatAnswer> {
  const spoken = readFirstChoice(await readJson(response, call, MAX_BYTES), apiKey);
  const thoughts = splitThoughts();
  const [told, rest] = [thoughts.take(spoken.text), thoughts.rest()];
  const text = cleanText(told.text + rest.text);
  const finish = finishOf(spoken.finish, { ...spoken, text });
  return {
    text,
    reasoning: cleanText(spoken.reasoning + told.reasoning + rest.reasoning),
    finish,
    usage: spoken.usage,
  };
}

export async function readJson(response: IncomingMessage, call: Call, maxBytes: number): Promise<unknown> {
  call.progressed();
  const body = await readBody(response, { maxBytes, onBytes: call.progressed });
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new ModelError('protocol', 'The answer is not JSON.');
  }
}
