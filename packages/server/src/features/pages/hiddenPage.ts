import type { FastifyReply } from 'fastify';

/** Of an address that is a secret of those who have it: no cache stores it, no search engine lists it, no other page is told of it. */
export function hidden(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

export const sendHidden = (reply: FastifyReply, html: string): FastifyReply =>
  hidden(reply).header('vary', 'accept-language, cookie').type('text/html; charset=utf-8').send(html);
