import { setTimeout as wait } from 'node:timers/promises';
import {
  beginStream,
  completion,
  endStream,
  isStream,
  splitPieces,
  pieceWith,
  say,
  sendEvent,
  sendJson,
  sendPiece,
} from '../answer.ts';
import type { Exchange } from '../exchange.ts';
import type { ProviderFaults } from '../fault.ts';

const MEGABYTE = 1024 * 1024;
const DRIP_MS = 20;
const FLOOD = 20_000;
const ERROR = { message: 'The engine stopped.', type: 'server_error', code: 500 };

/** Sends the first half of the text, streamed or as the beginning of a whole answer. */
async function sayHalf(exchange: Exchange): Promise<void> {
  const { response, text } = exchange;
  if (!isStream(exchange)) {
    const whole = JSON.stringify(completion(exchange, { text }));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
    response.write(whole.slice(0, whole.length / 2));
    return;
  }
  beginStream(exchange);
  const pieces = splitPieces(text);
  for (const piece of pieces.slice(0, Math.ceil(pieces.length / 2)))
    await sendPiece(exchange, { content: piece });
}

/** Writes repeatedly until the connection is closed. */
async function keepOn(exchange: Exchange, write: () => void, everyMs: number): Promise<void> {
  while (!exchange.response.destroyed) {
    write();
    await wait(everyMs);
  }
}

/** Tells the text after very many lines of a stream. */
async function sayAfter(exchange: Exchange, lines: string): Promise<void> {
  const { response, text } = exchange;
  if (!isStream(exchange)) return say(exchange, { text });
  beginStream(exchange);
  response.write(lines.repeat(FLOOD));
  for (const content of splitPieces(text)) await sendPiece(exchange, { content });
  await sendPiece(exchange, {}, 'stop');
  endStream(exchange);
}

const eventOf = (delta: Readonly<Record<string, unknown>>): string =>
  `data: ${JSON.stringify(pieceWith(delta))}\n\n`;

/** Faults of the connection and of the format, after the answer has begun. */
export const brokenFaults = {
  'fault:headers-only': {
    what: 'begins an answer and says nothing',
    answer: ({ response, request }) => {
      response.writeHead(200, {
        'content-type': request.body.stream ? 'text/event-stream' : 'application/json',
      });
      response.flushHeaders();
    },
  },
  'fault:comments-only': {
    what: 'keeps the connection open with comments, and says nothing',
    answer: (exchange) => {
      beginStream(exchange);
      return keepOn(exchange, () => exchange.response.write(': OPENROUTER PROCESSING\n\n'), DRIP_MS);
    },
  },
  'fault:many-comments': {
    what: 'sends twenty thousand comments before its first word',
    answer: (exchange) => sayAfter(exchange, ': ping\n\n'),
  },
  'fault:many-empty': {
    what: 'sends twenty thousand pieces without a word before its first one',
    answer: (exchange) => sayAfter(exchange, eventOf({ content: '' })),
  },
  'fault:many-thoughts': {
    what: 'sends twenty thousand pieces of thoughts before its first word',
    answer: (exchange) => sayAfter(exchange, eventOf({ reasoning_content: 'so ' })),
  },
  'fault:stall': { what: 'stops in the middle, and stays connected', answer: sayHalf },
  'fault:drip': {
    what: 'tells for ever, a word at a time',
    answer: (exchange) => {
      beginStream(exchange);
      return keepOn(exchange, () => sendEvent(exchange.response, pieceWith({ content: 'and ' })), DRIP_MS);
    },
  },
  'fault:drip-bytes': {
    what: 'sends its answer one byte at a time',
    answer: (exchange) => {
      const { response } = exchange;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const bytes = `data: ${JSON.stringify(pieceWith({ content: exchange.text }))}\n\n`;
      let at = 0;
      return keepOn(exchange, () => response.write(bytes[at++ % bytes.length]!), DRIP_MS);
    },
  },
  'fault:cut-mid-stream': {
    what: 'loses the connection in the middle',
    answer: async (exchange) => {
      await sayHalf(exchange);
      await wait(DRIP_MS);
      exchange.response.destroy();
    },
  },
  'fault:end-mid-stream': {
    what: 'ends the stream in the middle as if it were whole',
    answer: async (exchange) => {
      if (isStream(exchange)) {
        await sayHalf(exchange);
        exchange.response.end();
      } else
        exchange.response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"choices": [{"message": {"content": "The');
    },
  },
  'fault:never-closes': {
    what: 'tells everything, and neither says [DONE] nor closes the connection',
    answer: (exchange) => say(exchange, { text: exchange.text }, { done: false, close: false }),
  },
  'fault:done-never-closes': {
    what: 'says [DONE] and does not close the connection',
    answer: (exchange) => say(exchange, { text: exchange.text }, { close: false }),
  },
  'fault:slow-end': {
    what: 'says [DONE], and ends its stream a little later',
    answer: async (exchange) => {
      if (!isStream(exchange)) return say(exchange, { text: exchange.text });
      await say(exchange, { text: exchange.text }, { close: false });
      await wait(DRIP_MS);
      exchange.response.end();
    },
  },
  'fault:no-done': {
    what: 'ends its stream without [DONE]',
    answer: (exchange) => say(exchange, { text: exchange.text }, { done: false }),
  },
  'fault:html': {
    what: 'answers 200 with a page',
    answer: ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in</p>');
    },
  },
  'fault:garbage': {
    what: 'sends broken JSON',
    answer: async (exchange) => {
      if (!isStream(exchange)) {
        exchange.response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [{');
        return;
      }
      await sayHalf(exchange);
      exchange.response.end('data: {"choices": [{"delta": {"cont\n\n');
    },
  },
  'fault:10mb': {
    what: 'sends ten megabytes in one piece',
    answer: (exchange) => say(exchange, { text: 'अ'.repeat((10 * MEGABYTE) / 3) }),
  },
  'fault:endless': {
    what: 'tells two megabytes in large pieces',
    answer: async (exchange) => {
      const text = 'and then '.repeat(MEGABYTE / 36);
      if (!isStream(exchange)) return say(exchange, { text: text.repeat(8) });
      beginStream(exchange);
      for (let at = 0; at < 8; at++) await sendPiece(exchange, { content: text });
      await sendPiece(exchange, {}, 'stop');
      endStream(exchange);
    },
  },
  'fault:error-in-200': {
    what: 'answers 200 with an error',
    answer: ({ response }) => sendJson(response, 200, { error: ERROR }),
  },
  'fault:error-mid-stream': {
    what: 'reports an error in the middle, as data',
    answer: async (exchange) => {
      if (!isStream(exchange)) return sendJson(exchange.response, 200, { error: ERROR });
      await sayHalf(exchange);
      sendEvent(exchange.response, { error: ERROR });
      exchange.response.end();
    },
  },
  'fault:error-field': {
    what: 'reports an error in a field of that name, as llama.cpp did until 2025',
    answer: async (exchange) => {
      if (!isStream(exchange)) return sendJson(exchange.response, 200, { error: ERROR });
      await sayHalf(exchange);
      exchange.response.end(`error: ${JSON.stringify(ERROR)}\n\ndata: [DONE]\n\n`);
    },
  },
  'fault:finish-error': {
    what: 'ends with finish_reason "error"',
    answer: (exchange) => say(exchange, { text: exchange.text, finish: 'error' }),
  },
} as const satisfies ProviderFaults;
