import { say, sendProblem } from '../answer.ts';
import type { Exchange } from '../exchange.ts';
import type { ProviderFaults } from '../fault.ts';
import type { ProblemWords } from '../profiles.ts';

const refuse =
  (problem: ProblemWords, headers: Readonly<Record<string, string>> = {}) =>
  (exchange: Exchange): void =>
    sendProblem(exchange, problem, headers);

/** Refuses the first request and answers the next ones. */
const refuseOnce =
  (problem: ProblemWords, headers: Readonly<Record<string, string>> = {}) =>
  (exchange: Exchange): void | Promise<void> =>
    exchange.asked === 0 ? sendProblem(exchange, problem, headers) : say(exchange, { text: exchange.text });

const LIMITED = { status: 429, message: 'Rate limit reached.', code: 'rate_limit_exceeded' };
const LOADING = { status: 503, message: 'Loading model', type: 'unavailable_error' };

/** Faults before the first byte of an answer. */
export const refusedFaults = {
  'fault:400': {
    what: 'answers 400 for a reason that nothing can be learnt from',
    answer: refuse({
      status: 400,
      message: "'max_tokens' or 'max_completion_tokens' is too large: 900. It may be 800 at most.",
    }),
  },
  'fault:401': {
    what: 'answers 401 and repeats the key',
    answer: (exchange) =>
      sendProblem(exchange, {
        status: 401,
        message: `Incorrect API key provided: ${exchange.request.headers.authorization?.slice('Bearer '.length)} is none. Keys look like sk-CANARY-9876.`,
        code: 'invalid_api_key',
      }),
  },
  'fault:402': {
    what: 'answers 402: no credits there',
    answer: refuse({ status: 402, message: 'Insufficient credits' }),
  },
  'fault:403': { what: 'answers 403', answer: refuse({ status: 403, message: 'Country not supported' }) },
  'fault:404-model': {
    what: 'answers 404: no such model',
    answer: refuse({
      status: 404,
      message: 'The model `fault:404-model` does not exist.',
      code: 'model_not_found',
    }),
  },
  'fault:429-once': {
    what: 'answers 429 with Retry-After 1, then well',
    answer: refuseOnce(LIMITED, { 'retry-after': '1' }),
  },
  'fault:429-retry-after': {
    what: 'always answers 429 with Retry-After 0',
    answer: refuse(LIMITED, { 'retry-after': '0' }),
  },
  'fault:429-far': {
    what: 'answers 429 with Retry-After 60',
    answer: refuse(LIMITED, { 'retry-after': '60' }),
  },
  'fault:429-quota': {
    what: 'answers 429 because the account is empty',
    answer: refuse({
      status: 429,
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
  },
  'fault:500': { what: 'answers 500', answer: refuse({ status: 500, message: 'Internal error' }) },
  'fault:500-once': {
    what: 'answers 500, then well',
    answer: refuseOnce({ status: 500, message: 'Internal error' }),
  },
  'fault:502-html': {
    what: 'answers 502 with a page, as proxies do',
    answer: ({ response }) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
    },
  },
  'fault:503-loading': { what: 'answers 503 while it loads the model', answer: refuse(LOADING) },
  'fault:huge-error': {
    what: 'answers 500 with two megabytes of words',
    answer: refuse({ status: 500, message: 'no '.repeat(700_000) }),
  },
  'fault:redirect': {
    what: 'redirects elsewhere',
    answer: ({ response, origin }) => {
      response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    },
  },
  'fault:hang-up': {
    what: 'closes the connection without a word',
    answer: ({ response }) => {
      response.destroy();
    },
  },
  'fault:silent': { what: 'takes the request and never answers', answer: () => {} },
  'fault:no-stream-options': {
    what: 'refuses stream_options, as vLLM did before 0.5',
    answer: (exchange) =>
      'stream_options' in exchange.request.body
        ? sendProblem(exchange, {
            status: 400,
            message:
              "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {}}]",
          })
        : say(exchange, { text: exchange.text }),
  },
  'fault:no-response-format': {
    what: 'refuses every response_format',
    answer: (exchange) =>
      'response_format' in exchange.request.body
        ? sendProblem(exchange, { status: 400, message: "'response_format' is not supported here" })
        : say(exchange, { text: exchange.text }),
  },
} as const satisfies ProviderFaults;
