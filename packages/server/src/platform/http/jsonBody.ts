import type { FastifyInstance } from 'fastify';
import { AppError } from '../AppError.ts';

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
    else void parse(request, body as string, done);
  });
}
