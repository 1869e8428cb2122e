import fs from 'node:fs';
import path from 'node:path';
import { pageAt, type PageName } from '@kathaloka/contract/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../notFound.ts';
import { FOREVER } from './cacheControl.ts';
import { answerUnknownCall, isApiPath, pathnameOf } from './errors.ts';
import { negotiateLanguage } from './language.ts';
import { storeAssets } from './olderAssets.ts';
import { type Page, sendPage } from './page.ts';

interface AppFiles {
  /** The folder of the app's build; null if there is none. */
  readonly app: string | null;
  /** The folder for files of older builds; absent if they are not stored. */
  readonly assets?: string | undefined;
}

/** Pages that mails link to or accounts wait on. Search engines must not list them if the address leaks. */
const FOR_ONE_PERSON: ReadonlySet<PageName> = new Set([
  'resetPassword',
  'verifyEmail',
  'guardian',
  'consent',
]);

/** Serves the app's files, those of its two previous builds, and its page for every other address. */
export async function serveStatic(
  app: FastifyInstance,
  { app: root, assets }: AppFiles,
  page: Page | null,
  sendNotFound: ((reply: FastifyReply) => Promise<FastifyReply>) | null = null,
): Promise<void> {
  if (root !== null)
    await app.register(async (files) => {
      // a proxy may serve them as well, and a page has dozens
      files.addHook('onRoute', (route) => void (route.config = { ...route.config, limit: null }));
      await files.register(fastifyStatic, {
        root,
        wildcard: false,
        index: false,
        globIgnore: ['index.html*'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) =>
          void reply.header(
            'cache-control',
            cacheFor([path.join(root, 'assets'), ...(assets === undefined ? [] : [assets])], file),
          ),
      });
      if (assets !== undefined) await serveOlder(files, path.join(root, 'assets'), assets);
    });
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return answerUnknownCall(request, reply);
    if (!page || !sendNotFound || !wantsPage(request)) throw notFound('file');
    const name = pageAt(pathnameOf(request.url));
    if (name !== undefined && FOR_ONE_PERSON.has(name)) void reply.header('x-robots-tag', 'noindex');
    if (name === undefined) return sendNotFound(reply);
    return sendPage(reply, page.withFilesOf(name, negotiateLanguage(request.headers)));
  });
}

/** `sendFile` reads this option, but the types of the package lack it. */
const AS_BUILT: fastifyStatic.SendOptions & { readonly preCompressed: true } = {
  preCompressed: true,
  cacheControl: false,
};

/** Serves files of older builds for pages that were open while the server was updated. */
async function serveOlder(app: FastifyInstance, built: string, store: string): Promise<void> {
  if (!fs.existsSync(built)) return;
  const older = await storeAssets(built, store, app.log);
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) => {
    if (!older.has(file)) return reply.callNotFound();
    return reply.sendFile(file, store, AS_BUILT);
  });
}

/** Names under `assets/` contain a hash of their content, so they can be cached without expiry. */
function cacheFor(folders: readonly string[], file: string): string {
  return folders.some((folder) => file.startsWith(folder + path.sep)) ? FOREVER : 'no-cache';
}

/** A missing image or script gets a plain 404 instead of the app's page, unless its address is opened as a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isFile = /\.\w+$/.test(pathnameOf(url));
  return (method === 'GET' || method === 'HEAD') && (!isFile || /\btext\/html\b/.test(headers.accept ?? ''));
}
