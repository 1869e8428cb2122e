import { createHmac } from 'node:crypto';
import { paths } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { isSame } from '../../../platform/auth/isSame.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { BUCKETS } from '../../../platform/limits/costs.ts';
import { notFound } from '../../../platform/notFound.ts';
import { wantNoLetter } from '../repository.ts';

const STOP_PATH = '/letters/followed/stop';
/** What mail programs send (RFC 8058) is a short form, as one of these two types. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_MAX_BYTES = 4096;
const LIMITED = { config: { limit: BUCKETS.cheap.network } } as const;

type LetterDeps = Pick<Deps, 'config' | 'letterKey'>;

/**
 * The address in the letter's List-Unsubscribe header. It needs no login, because a reader
 * of the letter may switch it off, and never expires.
 */
export const stopAddress = (deps: LetterDeps, user_id: string): string =>
  `${deps.config.publicUrl}${STOP_PATH}?token=${stopToken(deps, user_id)}`;

const stopToken = ({ letterKey }: LetterDeps, user_id: string): string =>
  `${user_id}.${createHmac('sha256', letterKey).update(user_id).digest('base64url')}`;

/** The account that a token names. Undefined unless the token is ours. */
function accountOf(deps: LetterDeps, token: string): string | undefined {
  const [user_id = ''] = token.split('.');
  return isSame(stopToken(deps, user_id), token) ? user_id : undefined;
}

/**
 * Switches the weekly letter off for who sends the form at its address, as mail programs do when their button is
 * pressed. A visit changes nothing, because mail scanners follow links; it leads to the switch on the account page.
 */
export function addStopLetter(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, _form, parsed) => parsed(null),
    );
    scope.post<{ Querystring: { readonly token?: unknown } }>(
      STOP_PATH,
      LIMITED,
      async ({ query }, reply) => {
        const user_id = typeof query.token === 'string' ? accountOf(deps, query.token) : undefined;
        if (user_id === undefined) throw notFound('user');
        await wantNoLetter(deps.db, user_id);
        return reply.header('cache-control', 'no-store').type('text/plain').send('');
      },
    );
    scope.get(STOP_PATH, LIMITED, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .redirect(paths.account, 303),
    );
    done();
  });
}
