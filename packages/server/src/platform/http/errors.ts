import { API_BASE } from '@kathaloka/contract/calls';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { notFound } from '../notFound.ts';
import { methodsFor } from './contractRows.ts';
import { asCallerError } from './failures.ts';

/** Gives every failure the common error format: `{detail, code}` and the payload of the code. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // QUERY: no call uses it, and Fastify would complain about its body first
    if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return answerUnknownCall(request, reply);
    return answerFailure(reply, asCallerError(error, request));
  });
}

function answerFailure(reply: FastifyReply, { status, body }: AppError): FastifyReply {
  if ('retry_after_seconds' in body) reply.header('retry-after', body.retry_after_seconds);
  if ('allowed_methods' in body) reply.header('allow', body.allowed_methods.join(', '));
  if (body.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send(body);
}

/**
 * Makes an undecodable page address readable, so that it ends at the page for unknown addresses. The app also
 * finds pages in capitals, so the name is read as spelt.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const pathname = pathnameOf(url);
  if (isApiPath(pathname)) return url;
  if (isDecodable(pathname)) return url.replace(/^\/[a-z-]+/i, (name) => name.toLowerCase());
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

/** An undecodable API path is a 404. The router refuses it before any of our hooks runs. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .send(notFound('call').body);
}

/** For an unknown API route: 405 if the path exists with another method, otherwise 404. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsFor(pathnameOf(request.url));
  if (methods.length === 0) return answerFailure(reply, notFound('call'));
  return answerFailure(
    reply,
    new AppError('method_not_allowed', 'Method Not Allowed', { allowed_methods: methods }),
  );
}

export function isApiPath(url: string): boolean {
  const pathname = pathnameOf(url);
  return pathname === '/api' || pathname.startsWith('/api/') || pathname.startsWith(API_BASE);
}

export function pathnameOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
