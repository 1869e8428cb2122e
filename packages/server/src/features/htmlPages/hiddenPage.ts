import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { FastifyReply } from 'fastify';
import type { CachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { sendReady } from '../../platform/http/transfer.ts';
import { allowStylesOf, type ScreenHead } from '../../platform/http/page.ts';
import { headWords } from './headWords.ts';

/** Headers for secret addresses: no caching, no listing by search engines, no referrer. */
export function hidden(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

/** `html`: a text, or an answer prepared for all readers. */
export function sendHidden(reply: FastifyReply, html: string | CachedResponse): FastifyReply {
  hidden(reply).header('vary', 'accept-language, cookie').type('text/html; charset=utf-8');
  if (typeof html === 'string') return reply.send(html);
  allowStylesOf(reply, html);
  return sendReady(reply, html);
}

interface GoneWords {
  readonly goneTitle: string;
  readonly gone: string;
}

/** The head for an address that has ended, and the same for one that never existed. */
export function goneHead(
  language: InterfaceLanguage,
  { goneTitle, gone }: GoneWords,
  screen: ScreenHead['screen'],
): ScreenHead {
  return {
    title: `${goneTitle} · Kathaloka`,
    description: gone,
    withoutScripts: headWords[language].withoutScripts,
    language,
    kind: 'website',
    canonical: null,
    screen,
  };
}
