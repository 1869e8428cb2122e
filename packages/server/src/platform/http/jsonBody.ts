import { JSON_DEPTH_MAX } from '@kathaloka/contract/limits';
import { jsonFault } from '@kathaloka/contract/json';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';
import { resumeWork } from '../tracing/requestContext.ts';
import { sizeFault, reservedNameFault } from './jsonPlaces.ts';

/** What takes so long to parse takes as long to be checked: others are served in between. */
const LONG_BODY = 256 * 1024;

/** Parses JSON only. An empty body is undefined, whatever its content type; calls check that themselves. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    resumeWork(request.meter);
    // no decompression, because a small body may expand without limit
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding !== 'identity') {
      done(new AppError('unsupported_media_type', 'Send JSON as it is, and not compressed.'), undefined);
      return;
    }
    if (body === '') {
      done(null, undefined);
      return;
    }
    const tooMuch = sizeFault(body as string, JSON_DEPTH_MAX);
    if (tooMuch) done(new AppError('validation_failed', [tooMuch]), undefined);
    else
      void parse(request, body as string, (error, value) => {
        if (error) done(reasonOf(error, body as string), undefined);
        else if (body.length < LONG_BODY) done(null, value);
        else
          setImmediate(() => {
            resumeWork(request.meter);
            done(null, value);
          });
      });
  });
}

/** Adds the place of broken JSON, or the refused key, which the parser does not report. */
function reasonOf(error: Error, body: string): Error {
  const text = body.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notJson(text);
  }
  const reserved = reservedNameFault(value);
  return reserved ? new AppError('validation_failed', [reserved]) : error;
}

function notJson(text: string): AppError {
  const fault = jsonFault(text);
  const place = fault ? ` Line ${fault.line}, column ${fault.column}: ${fault.message}` : '';
  return new AppError('malformed_request', `The body is not JSON.${place}`);
}
