import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnknownCall, isApiPath } from './errors.ts';
import { type Page, sendPage } from './page.ts';

export interface StaticFolders {
  /** The built app; null while it is served by something else, as in development. */
  readonly app: string | null;
  /** Covers of the bundled stories. */
  readonly covers: string;
}

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** The app's files, and its page for every address that is neither a file nor somebody else's. */
export async function serveStatic(
  app: FastifyInstance,
  folders: StaticFolders,
  page: Page | null,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.covers,
    prefix: '/covers/',
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', A_DAY),
  });
  const root = folders.app;
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
    return sendPage(reply, page.plain);
  });
}

/** Names under `assets/` carry a hash of their content: what they hold can never change. */
function cacheFor(root: string, file: string): string {
  return path.relative(root, file).startsWith('assets') ? A_YEAR : 'no-cache';
}

/** A missing picture or script is a 404, never a page. */
function wantsPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?', 1);
  return (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(pathname);
}
