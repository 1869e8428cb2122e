import type { IncomingMessage } from 'node:http';
import { ModelError } from './ModelError.ts';
import { isFilter, problemIn, withoutKeys } from './problem.ts';
import { readBody } from './transport.ts';

const MAX_BYTES = 64 * 1024;

/** The error of an unsuccessful response. */
export async function readRefusal(response: IncomingMessage, apiKey: string | null): Promise<ModelError> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    return new ModelError('http', `The model's server redirects (${status}), which is not followed.`, {
      status,
    });
  }
  const { words, code } = await problemOf(response);
  return new ModelError(isFilter(code) ? 'filtered' : 'http', `The model's server answered ${status}.`, {
    status,
    code: code === null ? undefined : withoutKeys(code, apiKey),
    detail: withoutKeys(words, apiKey),
    retryAfterMs: retryAfter(response.headers['retry-after']),
  });
}

async function problemOf(response: IncomingMessage): Promise<{ words: string; code: string | null }> {
  try {
    const text = (await readBody(response, { maxBytes: MAX_BYTES })).toString('utf8');
    // an HTML page says nothing useful
    return problemIn(parsed(text)) ?? { words: text.trimStart().startsWith('<') ? '' : text, code: null };
  } catch {
    // the status is enough; the caller checks the deadlines
    return { words: '', code: null };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The wait that a `retry-after` header asks for, in milliseconds. The header has seconds or a date. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
