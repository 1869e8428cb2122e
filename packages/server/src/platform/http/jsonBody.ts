import { JSON_DEPTH_MAX } from '@kathaloka/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';

/** Parses JSON only. An empty body is undefined, even with a content type; a call that requires one says so itself. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // no decompression: a small body may expand without end
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding !== 'identity') {
      done(new AppError('unsupported_media_type', 'Send JSON as it is, and not compressed.'), undefined);
    } else if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(new AppError('malformed_request', TOO_DEEP), undefined);
    else
      void parse(request, body as string, (error, value) =>
        done(error && reasonOf(error, body as string), value),
      );
  });
}

const RESERVED = 'A key of the body is reserved: “__proto__”, or “constructor” with a “prototype” in it.';

/** The parser refuses keys that would change what every object inherits, and does not say that they are why. */
function reasonOf(error: Error, body: string): Error {
  try {
    JSON.parse(body);
  } catch {
    return error;
  }
  return new AppError('malformed_request', RESERVED);
}

const TOO_DEEP = `The body is nested too deeply: more than ${JSON_DEPTH_MAX} levels.`;

/** Brackets and whole strings, so that brackets inside strings do not count. An unterminated string matches to the end, so that the search stays linear. */
const MARKS = /"(?:[^"\\]|\\.)*"?|[[{\]}]/gs;

/** Checked before the body is parsed: a body that is nested thousands of levels deep would overflow the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > JSON_DEPTH_MAX) return true;
  }
  return false;
}
