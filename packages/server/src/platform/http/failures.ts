import { type Fault, ruleFaultOf, wireFault } from '@kathaloka/contract/entities';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import { ERROR_STATUS } from '@kathaloka/contract/errors';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../AppError.ts';
import { isDatabaseAway, isDatabaseFull } from '../db/isDatabaseAway.ts';
import { notFound } from '../notFound.ts';
import { nothingStored } from '../diskSpace.ts';
import { InvalidRequest } from './validate.ts';

/** Maps any thrown error to the one for the caller. Unexpected errors are logged and hidden from the caller. */
export function asCallerError(error: unknown, request: FastifyRequest): AppError {
  const known = asAppError(error as FastifyError, request);
  if (known) return known;
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database is away');
    return DATABASE_AWAY;
  }
  if (isDatabaseFull(error)) {
    request.log.error({ err: error }, 'the disk of the database is full');
    return nothingStored();
  }
  request.log.error({ err: error }, 'a request failed');
  const { id } = request;
  return new AppError('internal', `Something went wrong on our side. Request ${id}.`, { request_id: id });
}

const DATABASE_AWAY = new AppError(
  'unavailable',
  'The library cannot be reached right now. Please try again in a moment.',
  { retry_after_seconds: 5 },
);

/** Fastify's own errors, with our messages. */
const REFUSALS: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type', 'Send JSON: application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('malformed_request', 'The body is not JSON.'),
};
/** Ranges are supported for files only. */
const NO_SUCH_PART = new AppError('range_not_satisfiable', 'The file has no such part.');

function asAppError(error: FastifyError, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidRequest) {
    if (error.validationContext !== 'params') return validationError(error);
    // an id of the wrong format identifies nothing
    const { call } = request.routeOptions.config;
    const { resource }: Endpoint | { resource?: undefined } = call ? endpoints[call] : {};
    return notFound(resource ?? 'call');
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request);
  const refusal = REFUSALS[error.code];
  if (refusal) return refusal;
  if (error.statusCode === ERROR_STATUS.range_not_satisfiable) return NO_SUCH_PART;
  // an undecodable URL, a malformed header and the like
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('malformed_request', error.message);
  return null;
}

/** States the size, if the request had a length, and the limit of the call. */
function tooLarge({ headers, routeOptions }: FastifyRequest): AppError {
  const max_bytes = routeOptions.bodyLimit;
  const size_bytes = Number(headers['content-length']) || null;
  const size = size_bytes === null ? '' : `${size_bytes} bytes, and `;
  const detail = `The request is too large: ${size}at most ${max_bytes} bytes are read.`;
  return new AppError('body_too_large', detail, { max_bytes, size_bytes });
}

/** A key that the caller has sent is repeated up to this length. */
const KEY_MAX = 80;

function validationError({ issues, more, validationContext = 'body' }: InvalidRequest): AppError {
  const place = validationContext === 'querystring' ? 'query' : validationContext;
  const faults = issues.map((issue): Fault => {
    const path = issue.path.map(String).filter(Boolean);
    const loc = [place, ...path.map((key) => (/^\d+$/.test(key) ? Number(key) : key.slice(0, KEY_MAX)))];
    const fault = ruleFaultOf(issue as { readonly params?: unknown });
    return fault ? wireFault(loc, fault) : { loc, msg: issue.message, type: issue.code };
  });
  return new AppError('validation_failed', faults, more > 0 ? { more } : {});
}

/** The faults of headers, which Fastify does not validate. */
export function headerFaults({ issues }: z.ZodError): Fault[] {
  return issues.map(({ path, message, code }) => ({
    loc: ['headers', ...path.map(String)],
    msg: message,
    type: code,
  }));
}
