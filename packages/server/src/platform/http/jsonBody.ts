import { JSON_DEPTH_MAX } from '@kathaloka/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';
import { bodyFault } from './errors.ts';

/** JSON and nothing else; no body at all is none, though its type is announced: a call that needs one says so itself. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // what is small on the wire may be endless when it is unpacked
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding !== 'identity') {
      done(new AppError('unsupported_media_type', 'Send JSON as it is, and not compressed.'), undefined);
    } else if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(bodyFault('The body is nested too deeply.'), undefined);
    else void parse(request, body as string, done);
  });
}

/** What opens and closes, and whole strings, so that brackets in them do not count. A string without an end goes to the end: it is not looked for again and again. */
const MARKS = /"(?:[^"\\]|\\.)*"?|[[{\]}]/gs;

/** Looked at before anything walks through it: what is nested thousands of levels deep overflows whoever does. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > JSON_DEPTH_MAX) return true;
  }
  return false;
}
