import { Readable } from 'node:stream';
import type { CallName } from '@kathaloka/contract/calls';
import { type Endpoint, errorCodesOf } from '@kathaloka/contract/endpoints';
import { BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../AppError.ts';
import type { SignedInUser } from '../auth/admit.ts';
import type { Handler, PlayedRoute, ParsedRequest, Route, Routes } from './defineRoutes.ts';
import { checkSentScenes, hasScenes } from './checkSentScenes.ts';
import { contractRows, routeUrl } from './contractRows.ts';
import { eventBytes, EventStream } from './eventStream.ts';
import { attachmentNamed, FileStream } from './fileStream.ts';
import { asCallerError, headerFaults } from './failures.ts';
import {
  createCachedCalls,
  type CachedCallsOptions,
  type InvalidateAfter,
  successStatus,
} from './cachedCalls.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import type { Slot } from './callSlots.ts';
import { createGuard, type AdminAccess, type GuardOptions } from './guard.ts';
import { JsonStream, jsonText } from './jsonStream.ts';
import { negotiateLanguage } from './language.ts';
import { createOpenStreams, type OpenStream } from './openStreams.ts';
import { StoredAnswer } from './StoredAnswer.ts';
import { sendStored } from './transfer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null;
    /** Set for an administrator's call about another person's resource. */
    adminAccess: AdminAccess | null;
    /** Among the dear calls of its account. */
    slot: Slot | null;
    /** Whether the answer is a stream without an end, which a stopping server does not wait for. */
    isOpenEnded: boolean;
  }
  interface FastifyContextConfig {
    /** The contract's call, stored in the route's config. */
    call?: CallName;
  }
}

interface RegisterOptions extends GuardOptions {
  readonly metrics?: Metrics | undefined;
  /** Absent if every answer comes from the database. */
  readonly cache?: CachedCallsOptions | undefined;
}

/** Registers calls of the contract as routes. Each enforces its row: who may call, with what proof and cost. */
export function registerContract(
  app: FastifyInstance,
  routes: Routes,
  { metrics, cache: cacheOptions, ...options }: RegisterOptions,
): void {
  const guard = createGuard(options);
  const streams = { metrics, openStream: createOpenStreams() };
  const cachedCalls = cacheOptions && createCachedCalls(cacheOptions);
  const { invalidateAfter = uncached } = cachedCalls ?? {};
  for (const name of ['user', 'adminAccess', 'slot'] as const) app.decorateRequest(name, null);
  app.decorateRequest('isOpenEnded', false);
  for (const [name, endpoint] of contractRows) {
    const route = routes[name] as Route<CallName> | undefined;
    if (!route) continue;
    const { handle, ownerOf, playsIn } = partsOf(route);
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      bodyLimit: endpoint.bodyMaxBytes ?? BODY_MAX_BYTES,
      config: { call: name },
      schema: schemaOf(endpoint),
      // runs before the body is read
      onRequest: (request, reply) => guard.enter({ name, endpoint, ownerOf, playsIn }, request, reply),
      ...(hasScenes(endpoint) && { preValidation: checkSentScenes }),
      handler: (request, reply) => {
        const row = { name, endpoint };
        const otherwise = () =>
          answer({ ...row, handled: () => handle(parsedRequest(endpoint, request, reply)) }, request, reply);
        if (!cachedCalls?.mayAnswer(name, request)) return otherwise();
        const asGuest = () =>
          handle({ ...parsedRequest(endpoint, request, reply), user: null as never }).catch(throwListed(row));
        const inTurn = <T>(work: () => Promise<T>) => guard.inTurn(endpoint, request, work);
        return cachedCalls.answer({ ...row, asGuest, otherwise, inTurn }, request, reply);
      },
    });
  }

  async function answer(
    { handled, ...row }: HandledCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      guard.weigh(row.endpoint, request);
      const work = () => guard.watch(request, () => invalidateAfter(row, request, handled));
      const answered: unknown = await guard.inTurn(row.endpoint, request, work);
      if (answered instanceof EventStream)
        return sendEvents(answered, { ...row, ...streams }, request, reply);
      if (answered instanceof FileStream) return sendFile(answered, row.endpoint, reply);
      reply.code(successStatus(row.endpoint));
      if (answered instanceof StoredAnswer) return await sendStored(answered, request, reply);
      return answered instanceof JsonStream
        ? sendPieces(answered, row.endpoint, reply)
        : reply.send(answered);
    } catch (error) {
      throw listedOnly(row, error);
    } finally {
      if (reply.raw.destroyed) request.charge?.();
    }
  }
}

const uncached: InvalidateAfter = (_row, _request, handled) => handled();

function partsOf(
  route: Route<CallName>,
): Partial<PlayedRoute<CallName>> & { readonly handle: Handler<CallName> } {
  return typeof route === 'function' ? { handle: route } : route;
}

interface Row {
  readonly name: CallName;
  readonly endpoint: Endpoint;
}

interface HandledCall extends Row {
  readonly handled: () => Promise<unknown>;
}

function parsedRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): ParsedRequest<CallName> {
  const { params, query, body, user, ip, headers } = request;
  return {
    params,
    query,
    body,
    headers: parseHeaders(endpoint, request),
    user,
    caller: { address: ip, userAgent: headers['user-agent'] ?? '', language: negotiateLanguage(headers) },
    signal: disconnectSignal(reply),
    wantsEvents: endpoint.events !== undefined && acceptsEvents(headers.accept),
  } as ParsedRequest<CallName>;
}

/** Parses the headers of a call. Fastify must not, because it would replace all headers with the parsed ones. */
function parseHeaders({ headers }: Endpoint, request: FastifyRequest): unknown {
  if (!headers) return {};
  const { data, error } = headers.safeParse(request.headers);
  if (error) throw new AppError('validation_failed', headerFaults(error));
  return data;
}

function acceptsEvents(accept = ''): boolean {
  return accept
    .split(',')
    .some((type) => type.split(';', 1)[0]?.trim().toLowerCase() === 'text/event-stream');
}

function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

interface Streams extends Pick<RegisterOptions, 'metrics'> {
  readonly openStream: OpenStream;
}

function sendEvents(
  stream: EventStream<unknown>,
  { metrics, openStream, ...row }: Row & Streams,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { events } = row.endpoint;
  if (!events) throw new Error(`The contract knows no events of ${row.name}.`);
  // a HEAD request must not start the stream
  if (request.method === 'HEAD') return reply.type('text/event-stream; charset=utf-8').send('');
  const close = request.user ? openStream(request.user.id, stream) : undefined;
  // from now on the call only sends events
  request.slot?.leave();
  request.isOpenEnded = stream.isOpenEnded;
  const bytes = eventBytes(stream, {
    parse: (event) => events.parse(event),
    failure: (error) => {
      const { status, body } = asCallerError(listedOnly(row, error), request);
      return { event: 'error', data: { ...body, status } };
    },
  });
  const ended = metrics?.streamOpened();
  bytes.once('close', () => {
    close?.();
    ended?.();
  });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(bytes);
}

function sendPieces(stream: JsonStream<unknown>, { answers }: Endpoint, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  // a HEAD request must not start the stream
  if (reply.request.method === 'HEAD') return reply.send('');
  return reply.send(jsonText(stream, Object.values(answers)[0] as z.ZodType));
}

/** A failure midway breaks the connection, as with an answer in pieces. */
function sendFile({ name, pieces }: FileStream, { file }: Endpoint, reply: FastifyReply): FastifyReply {
  if (!file) throw new Error('The contract knows no file of this call.');
  reply.type(file.type).header('content-disposition', attachmentNamed(name));
  if (reply.request.method === 'HEAD') return reply.send('');
  return reply.send(Readable.from(pieces, { objectMode: false }));
}

/**
 * A code that the call's row does not list is a bug of ours, because no reader of the contract could handle it. A
 * timeout of the request is listed nowhere: its caller has left and reads nothing.
 */
function listedOnly({ name, endpoint }: Row, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code === 'request_timeout') return error;
  if (errorCodesOf(endpoint).includes(error.code)) return error;
  return new Error(`${name} failed with ${error.code}, which its row of the contract does not list`, {
    cause: error,
  });
}

const throwListed =
  (row: Row) =>
  (error: unknown): never => {
    throw listedOnly(row, error);
  };

function schemaOf({ params, query, body, answers }: Endpoint): FastifySchema {
  return {
    response: answers,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  };
}
