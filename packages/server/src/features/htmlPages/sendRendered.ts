import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { CachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { sendPage, sendScreen } from '../../platform/http/page.ts';

interface Ways {
  /** Null if the app has no build for servers. */
  readonly rendered: (() => Promise<CachedResponse>) | null;
  /** The page that the browser renders. */
  readonly plain: () => string;
}

/** The rendered page, or the plain one if rendering fails. */
export async function renderedOrPlain(
  log: FastifyBaseLogger,
  { rendered, plain }: Ways,
): Promise<CachedResponse | string> {
  try {
    if (rendered) return await rendered();
  } catch (error) {
    log.error({ err: error }, 'a page could not be rendered');
  }
  return plain();
}

/** The canonical address of a page, if another spelling was requested, such as an id in capitals. */
export function canonicalAddress(asked: string, url: string): string | undefined {
  const { pathname, search } = new URL(asked, 'http://page');
  return pathname === url ? undefined : url + search;
}

export async function sendRendered(reply: FastifyReply, ways: Ways): Promise<FastifyReply> {
  const page = await renderedOrPlain(reply.log, ways);
  return typeof page === 'string' ? sendPage(reply, page) : sendScreen(reply, page);
}
