import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCovers } from '../pictures/public.ts';
import { createFindSignedInUser } from '../accounts/public.ts';
import { ownerOfSession } from '../play/public.ts';
import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { FOREVER } from '../../platform/http/cacheControl.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { BUCKETS, PICTURES } from '../../platform/limits/costs.ts';
import { notFound } from '../../platform/notFound.ts';
import { reading } from '../../platform/replica/reading.ts';
import { readBook } from './book.ts';
import { downloadBook } from './downloadBook.ts';
import { BOOK_FONTS, readFont } from './fonts.ts';
import { createPrintTurns, inPieces } from './print/printTurns.ts';
import { closedPage, FONT_FOLDER, PRINT_PAGE, printPage, printStyle } from './print/printPage.ts';
import { printBook } from './printBook.ts';
import { type PrintLink, readPrintLink } from './print/printLinks.ts';

export function booksRoutes(deps: Deps) {
  const ownerOf = (params: { readonly session_id: string }) => ownerOfSession(deps, params);
  const covers = deps.once(createCovers);
  return defineRoutes({
    downloadBook: {
      ownerOf,
      handle: ({ params, query, user, caller }) =>
        downloadBook(
          { ...reading(deps, user), covers },
          {
            ...params,
            ...query,
            user_id: user.id,
            language: caller.language,
          },
        ),
    },
    printBook: {
      ownerOf,
      handle: ({ params, body, user, caller }) =>
        printBook(deps, { ...params, ...body, language: caller.language }, user),
    },
  });
}

/** Adds the pages to print, which know their caller only by the address, and their fonts. */
export async function addPrintPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { style, policy } = await printStyle();
  const findUser = createFindSignedInUser(deps);
  const covers = deps.once(createCovers);
  const asPage = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
  const closed = (reply: FastifyReply, language: InterfaceLanguage) =>
    asPage(reply.code(410)).send(closedPage(language, style));

  const inPrintTurn = createPrintTurns();
  app.get<{ Querystring: Linked }>(
    PRINT_PAGE,
    {
      config: {
        limit: BUCKETS.dear.network,
        account: {
          limit: BUCKETS.huge.account,
          async find({ query }) {
            const link = await linkIn(deps, query as Linked);
            const user = link && (await findUser({ user_id: link.user_id, session_id: link.login_id }));
            // a reader who has logged out, is blocked, or awaits consent can no longer open it
            return !user || user.youth?.isWaiting ? null : user;
          },
        },
      },
    },
    async ({ query, headers, user }, reply) => {
      const link = user && (await linkIn(deps, query));
      if (!link) return closed(reply, negotiateLanguage(headers));
      if ((await ownerOfSession(deps, link)) !== user.id) return closed(reply, link.language);
      const inTurn = <T>(work: () => Promise<T>) => inPrintTurn(user.id, work);
      const book = await inTurn(() =>
        readBook({ ...reading(deps, user), covers }, { ...link, user_id: user.id }),
      );
      const pieces = inPieces(printPage(book, style), inTurn);
      return asPage(reply).send(Readable.from(pieces, { objectMode: false }));
    },
  );

  app.get<{ Params: { file: string } }>(
    `${FONT_FOLDER}:file`,
    { config: { limit: PICTURES } },
    async ({ params }, reply) => {
      const font = BOOK_FONTS.find(({ file }) => file === params.file);
      if (!font) throw notFound('file');
      return reply
        .header('cache-control', FOREVER)
        .type('font/woff2')
        .send(await readFont(font));
    },
  );
}

interface Linked {
  readonly link?: unknown;
}

const linkIn = async (deps: Deps, { link }: Linked): Promise<PrintLink | null> =>
  typeof link === 'string' ? readPrintLink(deps, link) : null;
