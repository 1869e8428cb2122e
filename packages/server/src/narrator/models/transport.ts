import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { ModelError } from './ModelError.ts';

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Sends a request, and resolves with the head of the response. `fetch` is not used, because it has timeouts
 * of its own, follows redirects by default, and decompresses without a limit.
 */
export function post(url: URL, { headers, body, signal }: Sent): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
      },
    });
    sent.on('response', resolve).on('error', reject).end(body);
  });
}

interface Reading {
  readonly maxBytes: number;
  readonly onBytes?: () => void;
}

/** Reads the whole body, up to the limit. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, onBytes }: Reading,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    onBytes?.();
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function tooLarge(maxBytes: number): ModelError {
  return new ModelError('protocol', `The answer is larger than ${maxBytes} bytes.`);
}
