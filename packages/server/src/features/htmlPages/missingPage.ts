import { paths } from '@kathaloka/contract/paths';
import type { FastifyReply } from 'fastify';
import type { CachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { sendPage, sendScreen, type ScreenHead } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import type { Rendering } from './createRendered.ts';
import { missingHead } from './heads.ts';
import { renderedOrPlain } from './sendRendered.ts';

/** An address that no page has. */
const NOWHERE = '/none';

/** For each kind of missing page, the address at which it is rendered once for all addresses of the kind. */
const ADDRESSES = {
  unknownStory: paths.story('none'),
  unknownSeries: paths.series('none'),
  // too short for a name
  unknownAuthor: paths.author('no'),
  notFound: NOWHERE,
} as const;

export type MissingKind = keyof typeof ADDRESSES;

interface Missing {
  readonly url: string;
  readonly head: ScreenHead;
}

/** The page for missing things: the same at each address, rendered once in each language and theme. */
export function missingPage(
  { page, render }: Rendering,
  { request: { headers }, log }: FastifyReply,
  missing: Missing,
): Promise<CachedResponse | string> {
  const shown = { ...missing, theme: themeOf(headers), answers: { isMissing: true } };
  return renderedOrPlain(log, {
    rendered: render && (() => render(shown)),
    plain: () => page.withHead(missing.head),
  });
}

export async function sendMissing(
  rendering: Rendering,
  reply: FastifyReply,
  what: MissingKind,
): Promise<FastifyReply> {
  const head = missingHead(what, negotiateLanguage(reply.request.headers));
  const page = await missingPage(rendering, reply, { url: ADDRESSES[what], head });
  void reply.code(404);
  return typeof page === 'string' ? sendPage(reply, page) : sendScreen(reply, page);
}
