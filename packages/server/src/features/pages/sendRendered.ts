import type { FastifyReply } from 'fastify';
import type { ReadyAnswer } from '../../platform/guestAnswers/createGuestAnswers.ts';
import { sendPage, sendScreen } from '../../platform/http/page.ts';

interface Ways {
  /** Null: the app has no build for servers. */
  readonly rendered: (() => Promise<ReadyAnswer>) | null;
  /** The app's page, which the browser renders. */
  readonly plain: () => string;
}

/** Sends a page as it is rendered; one that cannot be rendered is left to the browser. */
export async function sendRendered(reply: FastifyReply, { rendered, plain }: Ways): Promise<FastifyReply> {
  let page: ReadyAnswer | undefined;
  try {
    page = await rendered?.();
  } catch (error) {
    reply.log.error({ err: error, url: reply.request.url }, 'a page could not be rendered');
  }
  return page ? sendScreen(reply, page) : sendPage(reply, plain());
}
