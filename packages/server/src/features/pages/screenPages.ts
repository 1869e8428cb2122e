import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import type { ReadyAnswer } from '../../platform/guestAnswers/createGuestAnswers.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Page, ScreenHead } from '../../platform/http/page.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import type { createRendered } from './createRendered.ts';
import { sendRendered } from './sendRendered.ts';

interface Rendering {
  readonly page: Page;
  readonly render: ReturnType<typeof createRendered>;
}

interface Screen {
  readonly url: string;
  readonly headIn: (language: InterfaceLanguage) => ScreenHead;
  /** What it shows of the catalogue to guests; absent: nothing, so that it never changes. */
  readonly readAnswers?: ((language: InterfaceLanguage) => Promise<PageAnswers>) | undefined;
}

/** A page that is the same for every guest. */
export function addScreenPage(
  app: FastifyInstance,
  { page, render: renderOnce }: Rendering,
  { guestAnswers }: Pick<Deps, 'guestAnswers'>,
  { url, headIn, readAnswers }: Screen,
): void {
  const render = async (language: InterfaceLanguage): Promise<ReadyAnswer> => {
    const answers = (await readAnswers?.(language)) ?? {};
    return renderOnce!({ url, head: headIn(language), answers });
  };
  const read = readAnswers ? readFresh : readOnce(render);

  /** Until something in the catalogue changes. */
  async function readFresh(language: InterfaceLanguage): Promise<ReadyAnswer> {
    if (!guestAnswers) return render(language);
    const make = async () => (await render(language)).plain.toString();
    return guestAnswers.read(`page ${url} ${language}`, make);
  }

  const config = readAnswers ? { limit: BUCKETS.cheap.network } : {};
  app.get(url, { config }, async ({ headers }, reply) => {
    const language = languageOf(headers);
    return sendRendered(reply, {
      rendered: renderOnce && (() => read(language)),
      plain: () => page.withHead(headIn(language)),
    });
  });
}

/** Renders it once in each language; after a failure, again. */
function readOnce(render: (language: InterfaceLanguage) => Promise<ReadyAnswer>) {
  const made = new Map<InterfaceLanguage, Promise<ReadyAnswer>>();
  return (language: InterfaceLanguage): Promise<ReadyAnswer> => {
    const known = made.get(language);
    if (known) return known;
    const making = render(language);
    made.set(language, making);
    making.catch(() => made.delete(language));
    return making;
  };
}
