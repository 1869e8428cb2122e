import { setTimeout as wait } from 'node:timers/promises';
import {
  beginStream,
  completion,
  endStream,
  isStream,
  splitPieces,
  pieceWith,
  say,
  sendJson,
  sendPiece,
  sendProblem,
} from '../answer.ts';
import type { Exchange } from '../exchange.ts';
import type { ProviderFaults } from '../fault.ts';

/** Sends the text with foreign pieces in its middle. */
async function sayWith(exchange: Exchange, ...pieces: readonly string[]): Promise<void> {
  const words = splitPieces(exchange.text);
  const half = Math.ceil(words.length / 2);
  const all = [...words.slice(0, half), ...pieces, ...words.slice(half)];
  if (!isStream(exchange)) return say(exchange, { text: all.join('') });
  beginStream(exchange);
  for (const content of all) await sendPiece(exchange, { content });
  await sendPiece(exchange, {}, 'stop');
  endStream(exchange);
}

const inAnswer = (exchange: Exchange, message: Readonly<Record<string, unknown>>): void =>
  sendJson(exchange.response, 200, {
    ...completion(exchange, { text: '' }),
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
  });

async function sayDelta(exchange: Exchange, delta: Readonly<Record<string, unknown>>): Promise<void> {
  if (!isStream(exchange)) return inAnswer(exchange, delta);
  beginStream(exchange);
  await sendPiece(exchange, delta);
  await sendPiece(exchange, {}, 'stop');
  endStream(exchange);
}

const FITTING = '{"way": "none", "sure": "low", "intent": "look"}';

/** Faults in the text of an answer. */
export const wordedFaults = {
  'fault:empty': { what: 'ends without a word', answer: (exchange) => say(exchange, { text: '' }) },
  'fault:blank': { what: 'answers with spaces', answer: (exchange) => say(exchange, { text: ' \n \n' }) },
  'fault:no-choices': {
    what: 'answers without choices',
    answer: (exchange) => {
      if (!isStream(exchange)) return sendJson(exchange.response, 200, { choices: [] });
      beginStream(exchange);
      endStream(exchange);
    },
  },
  'fault:fifty-choices': {
    what: 'answers with fifty choices',
    answer: (exchange) => {
      const { choices, ...rest } = completion(exchange, { text: exchange.text });
      sendJson(exchange.response, 200, { ...rest, choices: Array.from({ length: 50 }, () => choices[0]) });
    },
  },
  'fault:refusal': {
    what: 'refuses in the field for it',
    answer: (exchange) =>
      sayDelta(exchange, { content: null, refusal: "I'm sorry, I can't help with that." }),
  },
  'fault:content-filter': {
    what: 'is ended by a filter in the middle',
    answer: (exchange) => say(exchange, { text: exchange.text.slice(0, 20), finish: 'content_filter' }),
  },
  'fault:content-filter-400': {
    what: 'is refused by a filter at once',
    answer: (exchange) =>
      sendProblem(exchange, { status: 400, message: 'The prompt was filtered.', code: 'content_filter' }),
  },
  'fault:length': {
    what: 'is cut off at max_tokens',
    answer: (exchange) => say(exchange, { text: exchange.text.slice(0, 20), finish: 'length' }),
  },
  'fault:length-no-text': {
    what: 'uses up max_tokens for its thoughts',
    answer: (exchange) =>
      say(exchange, { text: '', thoughts: 'Let me see, and see again.', finish: 'length' }),
  },
  'fault:think': {
    what: 'tells its thoughts in the text',
    answer: (exchange) => say(exchange, { text: `<think>\nA scene, then.\n</think>\n\n${exchange.text}` }),
  },
  'fault:array-content': {
    what: 'answers in parts, thoughts first',
    answer: async (exchange) => {
      const thinking = [{ type: 'thinking', thinking: [{ type: 'text', text: 'A scene.' }] }];
      const parts = [{ type: 'text', text: exchange.text }, { type: 'unheard-of' }];
      if (!isStream(exchange)) return inAnswer(exchange, { content: [...thinking, ...parts] });
      beginStream(exchange);
      await sendPiece(exchange, { content: thinking });
      await sendPiece(exchange, { content: parts });
      await sendPiece(exchange, {}, 'stop');
      endStream(exchange);
    },
  },
  'fault:not-streaming': {
    what: 'answers as a whole although a stream was asked for',
    answer: (exchange) => sendJson(exchange.response, 200, completion(exchange, { text: exchange.text })),
  },
  'fault:crlf': {
    what: 'ends lines with CR and LF, and leaves out the space behind the colon',
    answer: async (exchange) => {
      const { response, text } = exchange;
      if (!isStream(exchange)) return say(exchange, { text });
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      const pieces = [pieceWith({ content: text }), pieceWith({}, 'stop')];
      response.end(pieces.map((piece) => `event: message\r\ndata:${JSON.stringify(piece)}\r\n\r\n`).join(''));
    },
  },
  'fault:split-utf8': {
    what: 'cuts its stream anywhere, also inside of letters',
    answer: async (exchange) => {
      const { response, text } = exchange;
      if (!isStream(exchange)) return say(exchange, { text });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const events = [pieceWith({ content: text }), pieceWith({}, 'stop')];
      const bytes = Buffer.from(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        await wait(0);
      }
      response.end();
    },
  },
  'fault:split-surrogates': {
    what: 'cuts an emoji in two pieces',
    answer: (exchange) => sayWith(exchange, '\ud83d', '\ude00 '),
  },
  'fault:lone-surrogate': {
    what: 'sends half of an emoji',
    answer: (exchange) => sayWith(exchange, '\ud83d', '- ', '\ude00'),
  },
  'fault:nul': {
    what: 'sends control characters and hidden words',
    answer: (exchange) => sayWith(exchange, '\u0000\u001b', '- ', '\u{e0041}\u202e'),
  },
  'fault:fenced-json': {
    what: 'puts its JSON into a fence, between words',
    answer: (exchange) =>
      say(exchange, {
        text: `<think>{"way": 1}</think>Of course. Here it is:\n\n\`\`\`json\n${FITTING}\n\`\`\`\nDone {so to speak}.`,
      }),
  },
  'fault:prose-json': {
    what: 'puts its JSON between words with braces in them',
    answer: (exchange) => say(exchange, { text: `I think {as asked} that ${FITTING} is right.` }),
  },
  'fault:wrong-schema': {
    what: 'answers with JSON of another form',
    answer: (exchange) => say(exchange, { text: '{"path": 7, "current_xp": 999999}' }),
  },
} as const satisfies ProviderFaults;
