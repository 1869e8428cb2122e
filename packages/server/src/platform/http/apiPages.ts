import { API_BASE } from '@kathaloka/contract/calls';
import { openApiDocument } from '@kathaloka/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { apiDocsPage, apiDocsStyle } from './apiDocs.ts';
import { cachedResponse } from '../responseCache/createResponseCache.ts';
import { ONE_HOUR } from './cacheControl.ts';
import { sendReady } from './transfer.ts';

/**
 * The OpenAPI document and its page, generated from the contract on first request, because that takes longer
 * than the rest of a start.
 */
export function addApiPages(app: FastifyInstance, publicUrl: string): void {
  const document = once(() => openApiDocument({ baseUrl: publicUrl }));
  const json = once(() => cachedResponse(Buffer.from(JSON.stringify(document()))));
  const page = once(() => cachedResponse(Buffer.from(apiDocsPage(document()))));
  app.get(`${API_BASE}/openapi.json`, (_request, reply) =>
    sendReady(reply.header('cache-control', ONE_HOUR).type('application/json; charset=utf-8'), json()),
  );
  app.get('/api/docs', (_request, reply) => sendReady(reply.type('text/html; charset=utf-8'), page()));
  app.get('/api/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiDocsStyle),
  );
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
