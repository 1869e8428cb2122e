import type { PageAnswers } from '@kathaloka/contract/rendering';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../platform/AppError.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { type ScreenHead, sendPage } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import type { Rendering } from './createRendered.ts';
import { type MissingKind, sendMissing } from './missingPage.ts';
import { canonicalAddress, sendRendered } from './sendRendered.ts';

/** A page about one thing, which its address identifies. */
interface FoundPage<P extends z.ZodType, A extends z.ZodType> {
  /** The page's path, by the parameter in it. */
  readonly path: (param: string) => string;
  readonly param: string;
  readonly missing: MissingKind;
  /** The row of the contract for the call that the app makes for the same page. */
  readonly endpoint: { readonly params: P; readonly answers: { readonly 200: A } };
  /** Reads the thing as guests see it. */
  readonly read: (params: z.output<P>) => Promise<z.output<A>>;
  /** The parameter as the thing itself spells it. */
  readonly spelled: (found: z.output<A>) => string;
  readonly head: (found: z.output<A>, language: InterfaceLanguage) => ScreenHead;
  readonly answers: (found: z.output<A>, log: FastifyBaseLogger) => PageAnswers | Promise<PageAnswers>;
}

/**
 * Adds a page for guests about one thing. The thing is read for each request, and the page rendered once for
 * what was read.
 */
export function addFoundPage<P extends z.ZodType, A extends z.ZodType>(
  app: FastifyInstance,
  { page, render }: Rendering,
  wanted: FoundPage<P, A>,
): void {
  app.get(
    decodeURIComponent(wanted.path(`:${wanted.param}`)),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params, headers, log, url: asked }, reply) => {
      const [language, theme] = [negotiateLanguage(headers), themeOf(headers)];
      try {
        const found = await foundFor(wanted, params);
        if (found === undefined) return await sendMissing({ page, render }, reply, wanted.missing);
        const url = wanted.path(wanted.spelled(found));
        const address = canonicalAddress(asked, url);
        if (address) return await reply.redirect(address, 301);
        const head = wanted.head(found, language);
        return await sendRendered(reply, {
          rendered:
            render && (async () => render({ url, head, theme, answers: await wanted.answers(found, log) })),
          plain: () => page.withHead(head),
        });
      } catch (error) {
        // the app still loads, and shows its own error
        log.error({ err: error }, 'what a page is about could not be read');
        return sendPage(reply.code(503), page.plain);
      }
    },
  );
}

/** The thing as guests see it, or undefined if there is none for them. */
async function foundFor<P extends z.ZodType, A extends z.ZodType>(
  { endpoint, read }: FoundPage<P, A>,
  params: unknown,
): Promise<z.output<A> | undefined> {
  const { success, data } = endpoint.params.safeParse(params);
  if (!success) return undefined;
  try {
    return endpoint.answers[200].parse(await read(data));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
