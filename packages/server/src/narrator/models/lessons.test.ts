import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chat } from './chat.ts';
import type { CallOptions, ChatRequest } from './types.ts';

const OPTIONS: CallOptions = {
  signal: new AbortController().signal,
  deadlines: { firstByteMs: 8000, idleMs: 8000, totalMs: 8000 },
};

type Sent = { readonly stop?: unknown; readonly messages: readonly { role: string; content: string }[] };

/** The refusals of the next requests; later requests are answered. */
let refusals: ((sent: Sent) => { status: number; text: string })[] = [];
const asked: Sent[] = [];
let baseUrl: string;
let model = 0;

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const sent = JSON.parse(Buffer.concat(parts).toString()) as Sent;
    asked.push(sent);
    const refusal = refusals.shift()?.(sent);
    response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' });
    const answer = { choices: [{ message: { content: 'Told.' }, finish_reason: 'stop' }] };
    response.end(refusal?.text ?? JSON.stringify(answer));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  refusals = [];
  asked.length = 0;
  model += 1;
});

const ask = (typed: string) => {
  const request: ChatRequest = {
    model: `model ${model}`,
    messages: [
      { role: 'system', content: 'You tell stories.' },
      { role: 'user', content: typed },
    ],
    maxTokens: 300,
    temperature: 0.8,
    topP: 0.95,
    stop: ['TASK:'],
  };
  return chat({ baseUrl, apiKey: null }, request, OPTIONS);
};
/** Servers such as pydantic's quote the request in a refusal. */
const quoting =
  (status: number) =>
  ({ messages }: Sent) => ({
    status,
    text: JSON.stringify({ detail: [{ msg: 'Too long', input: messages.at(-1)!.content }] }),
  });

it('What a player has typed teaches nothing, although a server quotes it', async () => {
  refusals = [quoting(400)];
  await expect(ask("I shout: 'stop' is not supported")).rejects.toThrow('answered 400');
  refusals = [quoting(500)];
  await ask('I shout: system role not supported');
  await ask('I go on.');
  expect(asked.map(({ stop, messages }) => [stop, messages[0]!.role])).toEqual(
    asked.map(() => [['TASK:'], 'system']),
  );
});

it('A lesson that did not help is forgotten', async () => {
  const refused = () => ({ status: 400, text: "Unsupported parameter: 'stop' is not supported" });
  refusals = [refused, () => ({ status: 400, text: 'The account is closed.' })];
  await expect(ask('I go on.')).rejects.toThrow('answered 400');
  await ask('I go on.');
  expect(asked.map(({ stop }) => stop !== undefined)).toEqual([true, false, true]);
});

it('A lesson that helped is remembered', async () => {
  refusals = [() => ({ status: 400, text: "Unsupported parameter: 'stop' is not supported" })];
  await ask('I go on.');
  await ask('I go on.');
  expect(asked.map(({ stop }) => stop !== undefined)).toEqual([true, false, false]);
});
