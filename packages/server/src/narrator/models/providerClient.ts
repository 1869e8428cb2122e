import { performance } from 'node:perf_hooks';
import type { ModelTimes } from '../../actionTimes.ts';
import type { Breaker } from './breaker.ts';
import { chat } from './chat.ts';
import { drawImage } from './drawImage.ts';
import { ModelError } from './ModelError.ts';
import { streamChat } from './streamChat.ts';
import type {
  CallOptions,
  ChatAnswer,
  ChatPart,
  ChatRequest,
  Deadlines,
  DrawnPicture,
  Endpoint,
  ImageRequest,
  Usage,
} from './types.ts';

/** A model with the limits of one action. */
export interface Provider {
  readonly endpoint: Endpoint;
  readonly breaker: Breaker;
  readonly times: ModelTimes;
  /** When all calls of the action must have ended, by `performance.now()`; null: only each call's timeouts apply. */
  readonly until: number | null;
  /** Called after each answered call; `usage` is null if the server does not report it. */
  readonly onUsage: (model: string, usage: Usage | null) => void;
}

/** Calls models through their breakers and within the time of an action. */
export const providerClient = {
  async *streamChat(
    provider: Provider,
    request: ChatRequest,
    options: CallOptions,
  ): AsyncGenerator<ChatPart, void, undefined> {
    const call = begin(provider, options);
    try {
      for await (const part of streamChat(provider.endpoint, request, call.options)) {
        if ('finish' in part) call.answered(request.model, part.usage);
        yield part;
      }
    } catch (error) {
      throw call.failed(error);
    } finally {
      call.left();
    }
  },
  chat: (provider: Provider, request: ChatRequest, options: CallOptions): Promise<ChatAnswer> =>
    whole(provider, request, options, chat),
  drawImage: (provider: Provider, request: ImageRequest, options: CallOptions): Promise<DrawnPicture> =>
    whole(provider, request, options, drawImage),
};

async function whole<Request extends { readonly model: string }, Answer extends object>(
  provider: Provider,
  request: Request,
  options: CallOptions,
  ask: (endpoint: Endpoint, request: Request, options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const call = begin(provider, options);
  try {
    const answer = await ask(provider.endpoint, request, call.options);
    call.answered(request.model, 'usage' in answer ? (answer.usage as Usage | null) : null);
    return answer;
  } catch (error) {
    throw call.failed(error);
  }
}

function begin({ endpoint, breaker, times, until, onUsage }: Provider, options: CallOptions) {
  const deadlines = within(options.deadlines, until);
  const passage = breaker.pass();
  return {
    options: { ...options, deadlines },
    answered(model: string, usage: Usage | null) {
      passage.answered();
      onUsage(model, usage);
    },
    failed(error: unknown): unknown {
      // a model with less time than configured has not failed
      passage.failed(error, deadlines.firstByteMs >= times.timeoutMs && deadlines.totalMs >= times.totalMs);
      return withoutHeaders(error, endpoint);
    },
    left: passage.left,
  };
}

/** Shortens the timeouts to the action's remaining time. */
function within({ firstByteMs, idleMs, totalMs }: Deadlines, until: number | null): Deadlines {
  if (until === null) return { firstByteMs, idleMs, totalMs };
  const left = until - performance.now();
  if (left <= 0)
    throw new ModelError('timeout', 'The time of the action was over before the call.', { phase: 'total' });
  return { firstByteMs: Math.min(firstByteMs, left), idleMs, totalMs: Math.min(totalMs, left) };
}

/** Shorter values are no secrets. */
const MIN_SECRET = 8;

/** Redacts headers, because a server may repeat a key in its error. */
function withoutHeaders(error: unknown, { headers = {} }: Endpoint): unknown {
  if (!(error instanceof ModelError)) return error;
  const secrets = Object.values(headers).flatMap((value) => [value, ...value.split(/\s+/)]);
  const clean = (words: string | null) =>
    secrets
      .filter(({ length }) => length >= MIN_SECRET)
      .reduce((said, secret) => said.replaceAll(secret, '[key]'), words ?? '') || undefined;
  const { kind, message, phase, status, retryAfterMs, attempts } = error;
  const told = new ModelError(kind, message, {
    phase: phase ?? undefined,
    status: status ?? undefined,
    code: clean(error.code),
    detail: clean(error.detail),
    retryAfterMs: retryAfterMs ?? undefined,
  });
  told.attempts = attempts;
  return told;
}
