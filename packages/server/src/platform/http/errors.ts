import { API_BASE } from '@kathaloka/contract/calls';
import type { IncomingMessage } from 'node:http';
import type { Fault } from '@kathaloka/contract/entities';
import { ERROR_STATUS } from '@kathaloka/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../AppError.ts';
import { isDatabaseAway, isDatabaseFull } from '../db/isDatabaseAway.ts';
import { notFoundAt } from '../notFound.ts';
import { methodsFor } from './registerContract.ts';

/** Every failure leaves in one shape: `{detail}`, a text or a list of faults. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // QUERY, which no call of ours has, and which Fastify refuses for its body first
    if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return answerUnknownCall(request, reply);
    const known = asAppError(error, request);
    if (known) return answerFailure(reply, known);
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is away');
      return answerFailure(reply, DATABASE_AWAY);
    }
    if (isDatabaseFull(error)) {
      request.log.error({ err: error }, 'the disk of the database is full');
      return answerFailure(reply, DATABASE_FULL);
    }
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ detail: `Something went wrong on our side. Request ${request.id}.` });
  });
}

const DATABASE_AWAY = new AppError(
  'unavailable',
  'The library cannot be reached right now. Please try again in a moment.',
  { retryAfterSeconds: 5 },
);

const DATABASE_FULL = new AppError('unavailable', 'Nothing can be saved right now. Please try again later.', {
  retryAfterSeconds: 60,
});

function answerFailure(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  return reply.code(error.status).send({ detail: error.detail });
}

/** What Fastify itself refuses, in our words. */
const REFUSALS: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('body_too_large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type', 'Send JSON: application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: bodyFault('The body is not JSON.'),
};
/** Of a file; nothing else is sent in parts. */
const NO_SUCH_PART = new AppError('range_not_satisfiable', 'The file has no such part.');

function asAppError(error: FastifyError, { routeOptions }: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return error.validationContext === 'params' ? notFoundAt(routeOptions.url) : validationError(error);
  }
  const refusal = REFUSALS[error.code];
  if (refusal) return refusal;
  if (error.statusCode === ERROR_STATUS.range_not_satisfiable) return NO_SUCH_PART;
  // a URL that cannot be decoded, a malformed header and the like
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return bodyFault(error.message);
  return null;
}

export function bodyFault(msg: string): AppError {
  return new AppError('validation_failed', [{ loc: ['body'], msg, type: 'malformed' }]);
}

interface ValidationFailure {
  readonly validation: readonly {
    readonly instancePath: string;
    readonly keyword: string;
    readonly message?: string;
  }[];
  readonly validationContext?: string;
}

/** A path that cannot name anything is a path to nothing (`notFoundAt`); all else is a fault in the request. */
function validationError({ validation, validationContext = 'body' }: ValidationFailure): AppError {
  const place = validationContext === 'querystring' ? 'query' : validationContext;
  const faults = validation.map(({ instancePath, keyword, message = 'Invalid' }): Fault => {
    const path = instancePath.split('/').filter(Boolean);
    return {
      loc: [place, ...path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))],
      msg: message,
      type: keyword,
    };
  });
  return new AppError('validation_failed', faults);
}

/** A page's address that cannot be decoded is read sign by sign: the page that it leads to says that there is nothing. */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const pathname = pathnameOf(url);
  if (isApiPath(pathname) || isDecodable(pathname)) return url;
  return pathname.replaceAll('%', '%25') + url.slice(pathname.length);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/** A call whose address cannot be decoded names nothing. The router refuses it before any hook of ours has run. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .send({ detail: 'Not Found' });
}

/** For a path of the API that nothing answers: 405 where another method would do, else 404. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsFor(pathnameOf(request.url));
  if (methods.length === 0) return reply.code(404).send({ detail: 'Not Found' });
  return reply.code(405).header('allow', methods.join(', ')).send({ detail: 'Method Not Allowed' });
}

export function isApiPath(url: string): boolean {
  const pathname = pathnameOf(url);
  return pathname === '/api' || pathname.startsWith('/api/') || pathname.startsWith(API_BASE);
}

export function pathnameOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
