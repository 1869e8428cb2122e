import path from 'node:path';
import { isPage } from '@kathaloka/contract/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnknownCall, isApiPath, pathnameOf } from './errors.ts';
import { type Page, sendPage } from './page.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** The app's files, and its page for every address that is neither a file nor somebody else's. */
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
    if (!page || !wantsPage(request)) return reply.code(404).send({ detail: 'Not Found' });
    // the app says in words that there is nothing; a search engine reads the status
    return sendPage(isPage(pathnameOf(request.url)) ? reply : reply.code(404), page.plain);
  });
}

/** Names under `assets/` carry a hash of their content: what they hold can never change. */
function cacheFor(root: string, file: string): string {
  return path.relative(root, file).startsWith('assets') ? A_YEAR : 'no-cache';
}

/** A missing picture or script is never a page, but for whoever opens its address. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isFile = /\.\w+$/.test(pathnameOf(url));
  return (method === 'GET' || method === 'HEAD') && (!isFile || /\btext\/html\b/.test(headers.accept ?? ''));
}
