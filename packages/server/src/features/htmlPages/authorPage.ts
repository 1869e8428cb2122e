import { areas } from '@kathaloka/contract/endpoints';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { getAuthor } from '../authors/public.ts';
import type { Rendering } from './createRendered.ts';
import { addFoundPage } from './foundPage.ts';
import { authorHead } from './heads.ts';

/** Adds the page of an author, with the first page of their stories. */
export function addAuthorPage(app: FastifyInstance, rendering: Rendering, deps: Deps): void {
  addFoundPage(app, rendering, {
    path: paths.author,
    param: 'username',
    missing: 'unknownAuthor',
    endpoint: areas.authors.getAuthor,
    read: (params) => getAuthor(deps, params, null),
    spelled: ({ username }) => username,
    head: (author, language) => authorHead(author, deps.config.publicUrl, language),
    answers: (author) => ({ author }),
  });
}
