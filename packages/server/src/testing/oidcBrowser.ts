import { OIDC_PATH } from '@kathaloka/contract/paths';
import type { FastifyInstance } from 'fastify';
import { callApi } from './callApi.ts';
import type { OidcIssuer } from './oidcIssuer.ts';

const BINDING = 'of-this-browser-alone';

const ticketIn = (location: string): string => location.split('#oidc=')[1] ?? '';

/** A browser that signs in with the provider, in one step or in each by itself. */
export function oidcBrowser(app: FastifyInstance, issuer: OidcIssuer) {
  const open = async (url: string) => String((await app.inject({ url })).headers.location);

  /** The address to which the button leads: at the provider, or back at the login page. */
  const begin = (more = '') => open(`${OIDC_PATH}?binding=${BINDING}${more}`);
  /** The ticket for an answer of the provider. */
  const comeBack = async ({ pathname, search }: URL) => ticketIn(await open(pathname + search));
  const journey = async (subject: string, more = '') =>
    comeBack(await issuer.walk(await begin(more), subject));
  const redeem = (ticket: string, more: object = {}) =>
    callApi(app)('signInWithOidc', { body: { ticket, binding: BINDING, ...more } });
  const signIn = async (subject: string, more = '') => redeem(await journey(subject, more));
  return { begin, comeBack, journey, redeem, signIn, ticketIn };
}
