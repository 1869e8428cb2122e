import { areas } from '@kathaloka/contract/endpoints';
import { InvitationToken, type InvitationPage } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { negotiateLanguage } from '../../platform/http/language.ts';
import type { ScreenHead } from '../../platform/http/page.ts';
import { themeOf } from '../../platform/http/theme.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import { getInvitation } from '../play/public.ts';
import type { Rendering } from './createRendered.ts';
import { absoluteUrl } from './heads.ts';
import { headWords } from './headWords.ts';
import { goneHead, sendHidden } from './hiddenPage.ts';
import { joinWords } from './joinWords.ts';
import { missingPage } from './missingPage.ts';
import { renderedOrPlain } from './sendRendered.ts';

/**
 * Adds the page of an invitation, with the title and the inviter for messengers. Each answer asks the
 * database whether the invitation is open.
 */
export function addJoinPage(app: FastifyInstance, { page, render }: Rendering, deps: Deps): void {
  app.get<{ Params: { token: string } }>(
    decodeURIComponent(paths.join(':token')),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params: { token }, log, headers }, reply) => {
      const language = negotiateLanguage(headers);
      try {
        const invitation = await findInvitation(deps, token);
        if (!invitation) {
          const gone = { url: paths.join('none'), head: goneHead(language, joinWords[language], 'join') };
          const html = await missingPage({ page, render }, reply, gone);
          return sendHidden(reply.code(404), html);
        }
        const head = invitationHead(invitation, language, deps.config.publicUrl);
        const answers = { invitation: { token, page: invitation } };
        const shown = { url: paths.join(token), head, theme: themeOf(headers), answers };
        const html = await renderedOrPlain(log, {
          rendered: render && (() => render(shown)),
          plain: () => page.withHead(head),
        });
        return sendHidden(reply, html);
      } catch (error) {
        // the app still loads, and shows its own error
        log.error({ err: error }, 'an invitation could not be read');
        return sendHidden(reply.code(503), page.plain);
      }
    },
  );
}

async function findInvitation(deps: Deps, token: string): Promise<InvitationPage | undefined> {
  if (!InvitationToken.safeParse(token).success) return undefined;
  try {
    return areas.together.getInvitation.answers[200].parse(await getInvitation(deps, { token }, null));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

function invitationHead(
  { story, inviter }: InvitationPage,
  language: InterfaceLanguage,
  publicUrl: string,
): ScreenHead {
  const text = joinWords[language].invites(inviter);
  const image = absoluteUrl(story.cover_image_url, publicUrl);
  return {
    title: `${story.title} · Kathaloka`,
    description: text,
    withoutScripts: headWords[language].withoutScripts,
    language,
    kind: 'website',
    canonical: null,
    image: image === null ? null : { url: image, alt: story.image_alt || story.title },
    screen: 'join',
  };
}
