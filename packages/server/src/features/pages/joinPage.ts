import { InvitationToken, type InvitationPage } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Page, PageHead } from '../../platform/http/page.ts';
import { BUCKETS } from '../../platform/limits/costs.ts';
import { getInvitation } from '../play/public.ts';
import { byLanguage } from './byLanguage.ts';
import { absoluteUrl, pictureOf } from './heads.ts';
import { goneHead, sendHidden } from './hiddenPage.ts';
import { joinWords } from './joinWords.ts';

/**
 * The page of an invitation, with what a messenger shows of it: the title, and who invites. Each answer asks the database
 * whether the invitation is open.
 */
export function addJoinPage(app: FastifyInstance, page: Page, deps: Deps): void {
  const unknown = byLanguage((language) => page.withHead(goneHead(language, joinWords[language], 'join')));
  app.get<{ Params: { token: string } }>(
    decodeURIComponent(paths.join(':token')),
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params: { token }, log, headers }, reply) => {
      const language = languageOf(headers);
      try {
        const invitation = await findInvitation(deps, token);
        return sendHidden(
          invitation ? reply : reply.code(404),
          invitation
            ? page.withHead(invitationHead(invitation, language, deps.config.publicUrl))
            : unknown[language],
        );
      } catch (error) {
        // the app loads all the same, and shows its own error
        log.error({ err: error }, 'an invitation could not be read');
        return sendHidden(reply.code(503), page.plain);
      }
    },
  );
}

async function findInvitation(deps: Deps, token: string): Promise<InvitationPage | undefined> {
  if (!InvitationToken.safeParse(token).success) return undefined;
  try {
    return await getInvitation(deps, { token }, null);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

function invitationHead(
  { story, inviter }: InvitationPage,
  language: InterfaceLanguage,
  publicUrl: string,
): PageHead {
  const text = joinWords[language].invites(inviter);
  const image = absoluteUrl(story.cover_image_url, publicUrl);
  return {
    title: `${story.title} · Kathaloka`,
    description: text,
    language,
    kind: 'website',
    canonical: null,
    image: image === null ? null : { url: image, alt: story.image_alt || story.title },
    firstView: {
      heading: story.title,
      text,
      picture: image === null ? null : pictureOf(story),
    },
    screen: 'join',
  };
}
