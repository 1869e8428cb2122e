import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatWire } from '../../testing/fakeProvider/exchange.ts';
import { FAULTS, type FaultName } from '../../testing/fakeProvider/faults.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fakeProvider/server.ts';
import { chat } from './chat.ts';
import { drawImage } from './drawImage.ts';
import { ModelError } from './ModelError.ts';
import { streamChat } from './streamChat.ts';
import type { CallOptions, Endpoint } from './types.ts';

const KEY = 'tales_CANARY_1234567890';
const TEXT = 'The ferryman waits. वह नाव में बैठा है, और नदी को देखता है। 🙂 Nobody speaks.';
/** The text with a piece in its middle of which only a dash is left, once invalid characters are removed. */
const WITH_DASH = TEXT.replace('और', '- और');
/** Long enough for a busy machine. Cases that test a deadline have their own. */
const PATIENT = { firstByteMs: 20_000, idleMs: 20_000, totalMs: 20_000 };
const HURRIED = { firstByteMs: 1500, idleMs: 1000, totalMs: 2500 };
const GRACE_MS = 10_000;
const AT_A_TIME = 10;

interface Expected {
  /** `ok`, or the kind of the error and its status or phase. */
  readonly ends: string;
  readonly requests?: number;
  /** The received text, if it differs from the whole text. */
  readonly text?: unknown;
}
type ImageFault = Extract<FaultName, `fault:image-${string}`>;

/** The outcome of each fault: streamed, and as a whole if that differs. */
const CHAT: Readonly<Record<Exclude<FaultName, ImageFault>, Expected & { readonly whole?: string }>> = {
  'fault:400': { ends: 'http 400' },
  'fault:401': { ends: 'http 401' },
  'fault:402': { ends: 'http 402' },
  'fault:403': { ends: 'http 403' },
  'fault:404-model': { ends: 'http 404' },
  'fault:429-once': { ends: 'ok', requests: 2 },
  'fault:429-retry-after': { ends: 'http 429', requests: 3 },
  'fault:429-far': { ends: 'http 429' },
  'fault:429-quota': { ends: 'http 429' },
  'fault:500': { ends: 'http 500', requests: 3 },
  'fault:500-once': { ends: 'ok', requests: 2 },
  'fault:502-html': { ends: 'http 502', requests: 3 },
  'fault:503-loading': { ends: 'http 503', requests: 3 },
  'fault:huge-error': { ends: 'http 500', requests: 3 },
  'fault:redirect': { ends: 'http 307' },
  'fault:hang-up': { ends: 'network', requests: 3 },
  'fault:silent': { ends: 'timeout first_byte' },
  'fault:no-stream-options': { ends: 'ok', requests: 2 },
  'fault:no-response-format': { ends: 'ok' },
  'fault:headers-only': { ends: 'timeout first_byte', whole: 'timeout idle' },
  'fault:comments-only': { ends: 'timeout first_byte', whole: 'timeout total' },
  'fault:many-comments': { ends: 'protocol', whole: 'ok' },
  'fault:many-empty': { ends: 'protocol', whole: 'ok' },
  'fault:many-thoughts': { ends: 'ok' },
  'fault:stall': { ends: 'timeout idle' },
  'fault:drip': { ends: 'timeout total' },
  'fault:drip-bytes': { ends: 'timeout first_byte', whole: 'timeout total' },
  'fault:cut-mid-stream': { ends: 'network' },
  'fault:end-mid-stream': { ends: 'truncated', whole: 'protocol' },
  'fault:never-closes': { ends: 'ok' },
  'fault:done-never-closes': { ends: 'ok' },
  'fault:slow-end': { ends: 'ok' },
  'fault:no-done': { ends: 'ok' },
  'fault:html': { ends: 'protocol' },
  'fault:garbage': { ends: 'protocol' },
  'fault:10mb': { ends: 'protocol' },
  'fault:endless': { ends: 'protocol' },
  'fault:error-in-200': { ends: 'provider 500' },
  'fault:error-mid-stream': { ends: 'provider 500' },
  'fault:error-field': { ends: 'provider 500' },
  'fault:finish-error': { ends: 'provider' },
  'fault:empty': { ends: 'empty' },
  'fault:blank': { ends: 'empty' },
  'fault:no-choices': { ends: 'empty' },
  'fault:fifty-choices': { ends: 'ok' },
  'fault:refusal': { ends: 'filtered' },
  'fault:content-filter': { ends: 'filtered' },
  'fault:content-filter-400': { ends: 'filtered 400' },
  'fault:length': { ends: 'ok', text: TEXT.slice(0, 20) },
  'fault:length-no-text': { ends: 'truncated' },
  'fault:think': { ends: 'ok' },
  'fault:array-content': { ends: 'ok' },
  'fault:not-streaming': { ends: 'ok' },
  'fault:crlf': { ends: 'ok' },
  'fault:split-utf8': { ends: 'ok' },
  'fault:split-surrogates': { ends: 'ok', text: TEXT.replace('और', '😀 और') },
  'fault:lone-surrogate': { ends: 'ok', text: WITH_DASH },
  'fault:nul': { ends: 'ok', text: WITH_DASH },
  'fault:fenced-json': { ends: 'ok', text: expect.stringContaining('```json') },
  'fault:prose-json': { ends: 'ok', text: expect.stringContaining('{as asked}') },
  'fault:wrong-schema': { ends: 'ok', text: '{"path": 7, "current_xp": 999999}' },
};

const PICTURES: Readonly<Record<ImageFault, Expected>> = {
  'fault:image-url': { ends: 'ok' },
  'fault:image-private-url': { ends: 'protocol' },
  'fault:image-metadata-url': { ends: 'protocol' },
  'fault:image-file-url': { ends: 'protocol' },
  'fault:image-redirect': { ends: 'http 302' },
  'fault:image-url-html': { ends: 'protocol' },
  'fault:image-svg': { ends: 'protocol' },
  'fault:image-not-a-picture': { ends: 'protocol' },
  'fault:image-too-large': { ends: 'protocol' },
  'fault:image-endless': { ends: 'protocol' },
  'fault:image-none': { ends: 'protocol' },
  'fault:image-moderated': { ends: 'filtered 400' },
};

interface Outcome {
  readonly ends: string;
  readonly text: string;
  readonly error: unknown;
  readonly ms: number;
  readonly limitMs: number;
  readonly requests: number;
}

let provider: FakeProvider;
let endpoint: Endpoint;
const outcomes = new Map<string, Outcome>();

function askStream(model: string, options: CallOptions): Promise<string> {
  return told(streamChat(endpoint, aRequest(model), options));
}
async function askWhole(model: string, options: CallOptions): Promise<string> {
  return (await chat(endpoint, aRequest(model), options)).text;
}
async function askPicture(model: string, options: CallOptions): Promise<string> {
  return (await drawImage(endpoint, { model, prompt: 'a river' }, options)).type;
}

const aRequest = (model: string) => ({
  model,
  messages: [{ role: 'user' as const, content: 'Tell.' }],
  maxTokens: 900,
});

async function told(parts: ReturnType<typeof streamChat>): Promise<string> {
  let text = '';
  for await (const part of parts) if ('text' in part) text += part.text;
  return text;
}

async function outcomeOf(
  model: string,
  expected: string,
  ask: (model: string, options: CallOptions) => Promise<string>,
): Promise<Outcome> {
  const deadlines = expected.startsWith('timeout') ? HURRIED : PATIENT;
  const startedAt = performance.now();
  const [text, error] = await ask(model, { signal: new AbortController().signal, deadlines }).then(
    (answer) => [answer, null] as const,
    (failure: unknown) => ['', failure] as const,
  );
  return {
    ends: endOf(error),
    text,
    error,
    ms: performance.now() - startedAt,
    limitMs: deadlines.totalMs + GRACE_MS,
    requests: provider.requests.filter(({ body }) => body.model === model).length,
  };
}

function endOf(error: unknown): string {
  if (error === null) return 'ok';
  if (!(error instanceof ModelError)) return inspect(error);
  return [error.kind, error.status, error.phase].filter((part) => part !== null).join(' ');
}

beforeAll(async () => {
  provider = await startFakeProvider({ script: (_request: ChatWire) => TEXT });
  endpoint = { baseUrl: provider.baseUrl, apiKey: KEY };
  const all = [
    ...Object.entries(CHAT).flatMap(([fault, { ends, whole = ends }]) => [
      { model: `${fault} stream`, ends, ask: askStream },
      { model: `${fault} whole`, ends: whole, ask: askWhole },
    ]),
    ...Object.entries(PICTURES).map(([fault, { ends }]) => ({
      model: `${fault} picture`,
      ends,
      ask: askPicture,
    })),
  ];
  // calls with a deadline wait more than they work; so many of the others together would miss theirs
  const late = all.filter(({ ends }) => ends.startsWith('timeout'));
  const others = all.filter((call) => !late.includes(call)).values();
  const make = async ({ model, ends, ask }: (typeof all)[number]) =>
    outcomes.set(model, await outcomeOf(model, ends, ask));
  const inTurn = async () => {
    for (const call of others) await make(call);
  };
  await Promise.all(late.map(make));
  await Promise.all(Array.from({ length: AT_A_TIME }, inTurn));
});
afterAll(() => provider.stop());

/** The actual and the expected outcome. */
function seen(model: string, { ends, requests = 1, text = TEXT }: Expected) {
  const outcome = outcomes.get(model)!;
  return {
    went: { ...outcome, isInTime: outcome.ms < outcome.limitMs },
    should: { ends, requests, text: ends === 'ok' ? text : '', isInTime: true },
  };
}

describe('A stream', () => {
  it.each(Object.entries(CHAT))('of %s ends as it should', (fault, expected) => {
    const { went, should } = seen(`${fault} stream`, expected);
    expect(went).toMatchObject(should);
  });
});

describe('A whole answer', () => {
  it.each(Object.entries(CHAT))('of %s ends as it should', (fault, { whole, ...expected }) => {
    // `stream_options` is sent for streams only, so nothing else is refused and sent again
    const requests = fault === 'fault:no-stream-options' ? 1 : (expected.requests ?? 1);
    const { went, should } = seen(`${fault} whole`, { ...expected, ends: whole ?? expected.ends, requests });
    expect(went).toMatchObject(should);
  });
});

describe('A picture', () => {
  it.each(Object.entries(PICTURES))('of %s ends as it should', (fault, expected) => {
    const { went, should } = seen(`${fault} picture`, { text: 'image/png', ...expected });
    expect(went).toMatchObject(should);
  });

  it('is asked for nowhere but at the provider, and without the key', () => {
    expect(provider.visits.toSorted()).toEqual([
      'GET /elsewhere/drawn.png',
      'GET /pages/drawn.png',
      'GET /pictures/drawn.png',
    ]);
  });
});

it('every fault is looked at, and there are more than thirty', () => {
  expect(Object.keys({ ...CHAT, ...PICTURES }).toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  expect(Object.keys(FAULTS).length).toBeGreaterThan(30);
});

it('no error holds the key, whatever the server repeated', () => {
  const errors = [...outcomes.values()].flatMap(({ error }) => (error === null ? [] : [error]));
  expect(errors.length).toBeGreaterThan(60);
  for (const error of errors) {
    expect(error).toBeInstanceOf(ModelError);
    const { stack } = error as ModelError;
    expect(`${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}${stack}`).not.toContain(
      'CANARY',
    );
  }
});

it('errors say for the log what the server said', () => {
  expect(outcomes.get('fault:401 stream')?.error).toMatchObject({
    message: "The model's server answered 401.",
    code: 'invalid_api_key',
    detail: 'Incorrect API key provided: [key] is none. Keys look like [key]',
  });
  expect(outcomes.get('fault:502-html stream')?.error).toMatchObject({ detail: '', attempts: 3 });
  expect(outcomes.get('fault:huge-error whole')?.error).toMatchObject({ detail: '' });
});
