import { Id } from '@kathaloka/contract/entities';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { type Page, type PageHead, sendPage } from '../../platform/http/page.ts';
import { landingHead, storyHead, UNKNOWN_STORY } from './heads.ts';
import { createHomePage } from './homePage.ts';
import { findPreview } from './repository.ts';
import { robots, sitemap, sitemapPage } from './sitemap.ts';

interface PagesContext {
  readonly db: Queries;
  readonly publicUrl: string;
}

/** The pages that others link to say what they show before any script of theirs has run. */
export function addPages(
  app: FastifyInstance,
  page: Page,
  context: PagesContext & { readonly clock: Clock },
): void {
  const { db, publicUrl } = context;
  const landing = page.withHead(landingHead(publicUrl));
  const homePage = createHomePage(page, context);
  const unknown = page.withHead(UNKNOWN_STORY);
  app.get('/', (_request, reply) => sendPage(reply, landing));
  app.get('/home', async ({ log }, reply) => sendPage(reply, await homePage(log)));
  app.get<{ Params: { id: string } }>('/game/:id', async ({ params, log }, reply) => {
    try {
      const head = await headOf(params.id);
      return sendPage(head ? reply : reply.code(404), head ? page.withHead(head) : unknown);
    } catch (error) {
      // the app comes all the same, and says what is wrong in its own words
      log.error({ err: error }, 'a page could not say what it shows');
      return sendPage(reply.code(503), page.plain);
    }
  });

  async function headOf(id: string): Promise<PageHead | null> {
    const story = Id.safeParse(id).success ? await findPreview(db, id) : undefined;
    return story ? storyHead(story, publicUrl) : null;
  }
}

const AN_HOUR = 'public, max-age=3600';

/** What search engines ask for first. */
export function addSitemap(app: FastifyInstance, context: PagesContext): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots(context.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemap(context)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params }, reply) => {
    const [, page] = /^(\d{1,4})\.xml$/.exec(params.file) ?? [];
    const xml = page === undefined ? null : await sitemapPage(context, Number(page));
    return xml === null ? reply.callNotFound() : sendXml(reply, xml);
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(xml);
}
