import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { negotiateLanguage } from '../../platform/http/language.ts';
import { themeOf } from '../../platform/http/theme.ts';
import type { Rendering } from './createRendered.ts';
import { playHead } from './heads.ts';
import { sendRendered } from './sendRendered.ts';

/** An address of a session, at which the page is rendered for all others. */
const ANY = paths.play('any');

/** Adds the page of a session, with what all sessions share: header, space for the tale, and commands. */
export function addPlayPage(app: FastifyInstance, { page, render }: Rendering): void {
  // rendered once, and for readers who play while the database is gone
  const config = { limit: null };
  app.get(decodeURIComponent(paths.play(':id')), { config }, async ({ headers }, reply) => {
    const [language, theme] = [negotiateLanguage(headers), themeOf(headers)];
    const head = playHead(language);
    return sendRendered(reply, {
      rendered: render && (() => render({ url: ANY, head, theme, answers: {} })),
      plain: () => page.withHead(head),
    });
  });
}
