import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { requestHeaders } from '../../platform/tracing/requestContext.ts';
import type { Call } from './call.ts';
import { ModelError } from './ModelError.ts';
import { urlsFor } from './endpointUrls.ts';
import { learnFrom, type Quirks, quirksOf, rememberQuirks } from './quirks.ts';
import { readRefusal } from './refusal.ts';
import { post } from './transport.ts';
import type { Endpoint } from './types.ts';

const RETRIES = 2;
const BACK_OFF_MS = 250;
const MAX_WAIT_MS = 5000;
const RETRYABLE: readonly (number | null)[] = [408, 409, 425, 429, 500, 502, 503, 504, 529];
const UNKNOWN_PATH: readonly (number | null)[] = [404, 405];

export interface Question {
  readonly endpoint: Endpoint;
  readonly model: string;
  /** Tried in this order if the server does not know a route. */
  readonly routes: readonly string[];
  readonly body: (quirks: Quirks) => Readonly<Record<string, unknown>>;
  readonly accept: string;
  readonly asked: { readonly forStructure: boolean; readonly forPicture: boolean };
  readonly retries: number | undefined;
}

/** Requests until the server begins a successful answer: tries other paths, learns quirks, retries. */
export async function open(question: Question, call: Call): Promise<IncomingMessage> {
  const { endpoint, model, asked, retries = RETRIES } = question;
  const urls = urlsFor(endpoint, question.routes);
  const before = quirksOf(endpoint, model);
  let quirks = before;
  for (let attempts = 1; ;) {
    const answer = await ask(question, { url: urls.current(), quirks, call });
    if (!(answer instanceof ModelError)) {
      urls.serves();
      // only quirks that have helped: a refusal may be about something else
      if (quirks !== before) rememberQuirks(endpoint, model, quirks);
      return answer;
    }
    answer.attempts = attempts;
    if (isUnknownPath(answer) && urls.next()) continue;
    const learnt = learnFrom(answer, { quirks, asked, sent: question.body(quirks) });
    if (learnt) {
      quirks = learnt;
      continue;
    }
    const pause = waitBefore(answer, attempts);
    if (!isRetryable(answer) || attempts > retries || pause > MAX_WAIT_MS || pause >= call.remainingMs())
      throw answer;
    await wait(pause, undefined, { signal: call.signal });
    attempts += 1;
  }
}

interface Attempt {
  readonly url: URL;
  readonly quirks: Quirks;
  readonly call: Call;
}

async function ask(
  question: Question,
  { url, quirks, call }: Attempt,
): Promise<IncomingMessage | ModelError> {
  try {
    const response = await post(url, {
      headers: headersFor(question),
      body: JSON.stringify(withExtra(question.body(quirks), question.endpoint)),
      signal: call.signal,
    });
    if (isSuccess(response)) return response;
    return call.explain(await readRefusal(response, question.endpoint.apiKey));
  } catch (error) {
    return call.explain(error);
  }
}

function headersFor({ endpoint, accept }: Question): Record<string, string> {
  const { apiKey, headers } = endpoint;
  return {
    accept,
    ...requestHeaders(),
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    ...headers,
  };
}

/** Adds the operator's fields, which override ours. */
function withExtra(
  body: Readonly<Record<string, unknown>>,
  { extraBody = {} }: Endpoint,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({ ...body, ...extraBody }).filter(
      ([name, value]) => value !== null || !(name in extraBody),
    ),
  );
}

const isSuccess = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

/** Whether the server does not know the path, unless its answer is about an unknown model. */
const isUnknownPath = ({ kind, status, detail }: ModelError): boolean =>
  kind === 'http' && UNKNOWN_PATH.includes(status) && !/model/i.test(detail ?? '');

/**
 * Whether a later attempt may succeed. A 429 for an exceeded quota is hopeless
 * (https://github.com/langchain-ai/langchainjs/issues/1929).
 */
const isRetryable = ({ kind, status, code }: ModelError): boolean =>
  kind === 'network' || (kind === 'http' && RETRYABLE.includes(status) && code !== 'insufficient_quota');

function waitBefore({ retryAfterMs }: ModelError, attempts: number): number {
  return retryAfterMs ?? BACK_OFF_MS * 2 ** (attempts - 1) * (0.75 + Math.random() / 2);
}
