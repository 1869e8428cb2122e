import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';
import type { ProblemWords } from './profiles.ts';

/** The text of an answer, and its other parts. */
export interface Said {
  readonly text: string;
  readonly thoughts?: string;
  readonly finish?: string;
}

export interface StreamEnd {
  /** Whether `[DONE]` is sent. */
  readonly done?: boolean;
  /** Whether the connection is closed. */
  readonly close?: boolean;
}

const ID = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'fake' };
const USAGE = {
  prompt_tokens: 11,
  completion_tokens: 7,
  total_tokens: 18,
  prompt_tokens_details: { cached_tokens: 8 },
};

export function sendJson(
  response: ServerResponse,
  status: number,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
}

/** Sends an error in the profile's format. */
export function sendProblem(
  { response, profile }: Exchange,
  problem: ProblemWords,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(response, problem.status, profile.problem(problem), headers);
}

export const isStream = ({ request }: Exchange): boolean => request.body.stream === true;

/** Sends an answer, as a whole or streamed, as requested. */
export async function say(exchange: Exchange, said: Said, end: StreamEnd = {}): Promise<void> {
  if (!isStream(exchange)) return sendJson(exchange.response, 200, completion(exchange, said));
  beginStream(exchange);
  const { text, thoughts = '', finish = 'stop' } = said;
  for (const piece of splitPieces(thoughts)) await sendPiece(exchange, { [fieldOf(exchange)]: piece });
  for (const piece of splitPieces(text)) await sendPiece(exchange, { content: piece });
  await sendPiece(exchange, {}, finish);
  endStream(exchange, end);
}

export function completion(exchange: Exchange, { text, thoughts = '', finish = 'stop' }: Said) {
  const message = { role: 'assistant', content: text, ...(thoughts && { [fieldOf(exchange)]: thoughts }) };
  return {
    ...ID,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: USAGE,
  };
}

const fieldOf = ({ profile }: Exchange): string => profile.thoughts ?? 'reasoning_content';

export function beginStream({ response, profile }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  if (profile.comment !== null) response.write(`${profile.comment}\n\n`.repeat(2));
  sendEvent(response, pieceWith({ role: 'assistant', content: profile.firstContent }));
}

/** One piece of a stream, after the latency. */
export async function sendPiece(
  { response, latencyMs }: Exchange,
  delta: Readonly<Record<string, unknown>>,
  finish: string | null = null,
): Promise<void> {
  if (latencyMs > 0) await wait(latencyMs);
  sendEvent(response, pieceWith(delta, finish));
}

export const pieceWith = (delta: Readonly<Record<string, unknown>>, finish: string | null = null) => ({
  ...ID,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

export function sendEvent(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}

/** Token counts are sent only on request, in a chunk without choices. */
export function endStream(
  { request, response, profile }: Exchange,
  { done = true, close = true }: StreamEnd = {},
): void {
  if (request.body.stream_options?.include_usage === true)
    sendEvent(response, { ...ID, object: 'chat.completion.chunk', choices: [], usage: USAGE });
  if (done) response.write(profile.endsWithBlankLine ? 'data: [DONE]\n\n' : 'data: [DONE]\n');
  if (close) response.end();
}

/** Words with the spaces after them. */
export const splitPieces = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
