import path from 'node:path';
import { pageAt } from '@kathaloka/contract/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../notFound.ts';
import { FOREVER } from './cacheControl.ts';
import { answerUnknownCall, isApiPath, pathnameOf } from './errors.ts';
import { languageOf } from './language.ts';
import { type Page, sendPage } from './page.ts';

/** Serves the app's files, and its page for every other address. */
export async function serveStatic(
  app: FastifyInstance,
  root: string | null,
  page: Page | null,
): Promise<void> {
  if (root !== null) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html*'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('cache-control', cacheFor(root, file)),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return answerUnknownCall(request, reply);
    if (!page || !wantsPage(request)) throw notFound('file');
    // people see the app's own not-found page; search engines need the status
    const name = pageAt(pathnameOf(request.url));
    return sendPage(name ? reply : reply.code(404), page.withFilesOf(name, languageOf(request.headers)));
  });
}

/** Names under `assets/` contain a hash of their content, so they can be cached for ever. */
function cacheFor(root: string, file: string): string {
  return path.relative(root, file).startsWith('assets') ? FOREVER : 'no-cache';
}

/** A missing image or script gets a plain 404, and not the app's page, unless its address is opened as a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isFile = /\.\w+$/.test(pathnameOf(url));
  return (method === 'GET' || method === 'HEAD') && (!isFile || /\btext\/html\b/.test(headers.accept ?? ''));
}
