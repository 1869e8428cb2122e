import { sendJson, sendProblem } from '../answer.ts';
import type { Exchange } from '../exchange.ts';
import type { ProviderFaults } from '../fault.ts';
import { pictureOf } from '../picture.ts';

const MEGABYTE = 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const draw =
  (drawn: (exchange: Exchange) => Readonly<Record<string, unknown>>) =>
  (exchange: Exchange): void =>
    sendJson(exchange.response, 200, { created: 1_700_000_000, data: [drawn(exchange)] });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Faults of pictures. */
export const drawnFaults = {
  'fault:image-url': {
    what: 'draws at an address of its own',
    answer: draw(({ origin }) => ({ url: `${origin}/pictures/drawn.png` })),
  },
  'fault:image-private-url': {
    what: 'names an address in the private network',
    answer: draw(({ origin }) => ({ url: `${origin.replace('http:', 'https:')}/pictures/private.png` })),
  },
  'fault:image-metadata-url': {
    what: 'names the address where clouds keep keys',
    answer: draw(() => ({ url: 'http://169.254.169.254/latest/meta-data/' })),
  },
  'fault:image-file-url': {
    what: 'names a file',
    answer: draw(() => ({ url: 'file:///etc/passwd' })),
  },
  'fault:image-redirect': {
    what: 'names an address of its own that redirects',
    answer: draw(({ origin }) => ({ url: `${origin}/elsewhere/drawn.png` })),
  },
  'fault:image-url-html': {
    what: 'names an address of its own with a page behind it',
    answer: draw(({ origin }) => ({ url: `${origin}/pages/drawn.png` })),
  },
  'fault:image-svg': {
    what: 'draws an SVG with a script in it',
    answer: draw(() => ({ b64_json: base64(SVG) })),
  },
  'fault:image-not-a-picture': {
    what: 'draws a page',
    answer: draw(() => ({ b64_json: base64('<!doctype html>') })),
  },
  'fault:image-too-large': {
    what: 'draws eleven megabytes',
    answer: draw(() => ({
      b64_json: Buffer.concat([pictureOf('large'), Buffer.alloc(11 * MEGABYTE)]).toString('base64'),
    })),
  },
  'fault:image-endless': {
    what: 'draws thirty megabytes',
    answer: draw(() => ({ b64_json: 'A'.repeat(30 * MEGABYTE) })),
  },
  'fault:image-none': {
    what: 'draws nothing',
    answer: ({ response }) => sendJson(response, 200, { data: [] }),
  },
  'fault:image-moderated': {
    what: 'is refused by a filter',
    answer: (exchange) =>
      sendProblem(exchange, {
        status: 400,
        message: 'Your request was rejected as a result of our safety system.',
        code: 'moderation_blocked',
      }),
  },
} as const satisfies ProviderFaults;
