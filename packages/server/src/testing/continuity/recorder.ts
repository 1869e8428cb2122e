import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatWire, WireMessage } from '../fakeProvider/exchange.ts';
import { type TaskKind, taskKindOf } from '../fakeProvider/taskKind.ts';

export interface TokensUsed {
  readonly prompt: number;
  readonly cached: number;
  readonly completion: number;
}

/** A call to a model, as sent over the wire. */
export interface Exchange {
  readonly kind: TaskKind;
  readonly messages: readonly WireMessage[];
  readonly answer: string;
  readonly status: number;
  /** Null if the server does not count. */
  readonly tokens: TokensUsed | null;
  readonly seconds: number;
}

export interface Recorder {
  /** The value for AI_BASE_URL. */
  readonly baseUrl: string;
  /** Returns the exchanges since the last call. */
  readonly take: () => Exchange[];
  readonly stop: () => Promise<void>;
}

/** Hop-by-hop headers, and those of an encoding that `fetch` has undone. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'host',
  'transfer-encoding',
]);

/** A proxy in front of a model server that records all exchanges. */
export async function startRecorder(target: string): Promise<Recorder> {
  let exchanges: Exchange[] = [];
  const base = target.replace(/\/+$/, '');

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const body = await textOf(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await fetch(base + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headersOf(Object.entries(request.headers)),
      signal: gone.signal,
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, Object.fromEntries(headersOf([...answer.headers])));
    let said = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      said += decoder.decode(chunk, { stream: true });
      response.write(chunk);
    }
    // recorded before the answer ends, because the caller may take the exchanges right after its end
    const asked = request.method === 'POST' ? chatOf(body) : null;
    if (asked) {
      const seconds = (performance.now() - began) / 1000;
      exchanges.push({ ...asked, ...saidIn(said), status: answer.status, seconds });
    }
    response.end();
  }

  const server = http.createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const headersOf = (
  headers: readonly (readonly [string, string | string[] | undefined])[],
): [string, string][] =>
  headers.flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_PASSED_ON.has(name) ? [[name, value] as [string, string]] : [],
  );

function chatOf(body: string): Pick<Exchange, 'kind' | 'messages'> | null {
  const request = JSON.parse(body) as ChatWire;
  return request.messages ? { messages: request.messages, kind: taskKindOf(request) } : null;
}

interface Completion {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly message?: { readonly content?: string | null };
  }[];
  readonly usage?: {
    readonly prompt_tokens?: number;
    readonly completion_tokens?: number;
    readonly prompt_tokens_details?: { readonly cached_tokens?: number } | null;
  } | null;
}

/** Reads a stream or a whole answer. */
function saidIn(body: string): Pick<Exchange, 'answer' | 'tokens'> {
  const parts = body.startsWith('{')
    ? [body]
    : body.split('\n').flatMap((line) => /^data: ?(\{.*)/.exec(line)?.[1] ?? []);
  let answer = '';
  let tokens: TokensUsed | null = null;
  for (const part of parts) {
    const { choices = [], usage } = parsed(part);
    answer += choices[0]?.delta?.content ?? choices[0]?.message?.content ?? '';
    if (usage)
      tokens = {
        prompt: usage.prompt_tokens ?? 0,
        cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
        completion: usage.completion_tokens ?? 0,
      };
  }
  return { answer, tokens };
}

function parsed(json: string): Completion {
  try {
    return JSON.parse(json) as Completion;
  } catch {
    // a broken stream
    return {};
  }
}
