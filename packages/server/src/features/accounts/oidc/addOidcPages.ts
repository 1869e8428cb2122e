import { OIDC_BINDING, OIDC_CALLBACK_PATH, OIDC_PATH, paths } from '@kathaloka/contract/paths';
import type { OidcRefusal } from '@kathaloka/contract/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  createOidcProvider,
  type OidcClaims,
  OidcError,
  type OidcProvider,
} from '../../../platform/auth/oidcProvider.ts';
import { newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { limits } from '../limits.ts';
import { type Journey, type Person, readJourney, sealJourney, sealTicket, type Ticket } from './tickets.ts';

type Sent = Readonly<Record<string, unknown>>;
type Answer = Ticket['answer'];

/** No ticket: what it leads to is the message that the answer could not be verified. */
const UNKNOWN = 'unknown';

/** Browsers are sent to the provider and come back: not calls, because nobody but a browser makes these. */
export function addOidcPages(app: FastifyInstance, deps: Deps): void {
  const { config, rateLimiter } = deps;
  if (config.oidc === null) return;
  const { adminGroup } = config.oidc;
  const provider = createOidcProvider(config.oidc, `${config.publicUrl}${OIDC_CALLBACK_PATH}`, deps);
  const limited = { config: { limit: limits.oidc } } as const;

  app.get<{ Querystring: Sent }>(OIDC_PATH, limited, async ({ query }, reply) => {
    const { binding } = query;
    // without scripts there is no browser to return to
    if (typeof binding !== 'string' || !OIDC_BINDING.test(binding)) return leaveTo(reply, paths.login);
    const journey = journeyOf(binding, query['fresh'] === '1');
    const address = await refusalOr(async () =>
      provider.begin({ ...journey, state: await sealJourney(deps, journey) }),
    );
    return address instanceof URL
      ? leaveTo(reply, address.href)
      : leaveTo(reply, await returnWith(deps, journey, address));
  });

  app.get<{ Querystring: Sent }>(OIDC_CALLBACK_PATH, limited, async ({ query, url }, reply) => {
    const { state } = query;
    const journey = typeof state === 'string' ? await readJourney(deps, state) : null;
    // an answer that nobody here has asked for, or far too late
    if (!journey || typeof state !== 'string') return leaveTo(reply, `${paths.login}#oidc=${UNKNOWN}`);
    const isFirst = await rateLimiter.allows(limits.oidcAnswer, journey.jti);
    const answer = isFirst
      ? await answerOf(provider, new URL(url, config.publicUrl), { journey, state, adminGroup })
      : { refusal: 'invalid_answer' as const };
    return leaveTo(reply, await returnWith(deps, journey, answer));
  });
}

const journeyOf = (binding: string, is_fresh: boolean): Journey => ({
  jti: newId(),
  binding,
  nonce: newOpaqueToken(),
  code_verifier: newOpaqueToken(),
  is_fresh,
});

interface Returned {
  readonly journey: Journey;
  readonly state: string;
  readonly adminGroup: string | null;
}

async function answerOf(
  provider: OidcProvider,
  current: URL,
  { journey, state, adminGroup }: Returned,
): Promise<Answer> {
  const { nonce, code_verifier, is_fresh } = journey;
  return refusalOr(async () => {
    const claims = await provider.finish(current, { state, nonce, code_verifier, is_fresh });
    return { person: personOf(claims, { is_fresh, adminGroup }) };
  });
}

function personOf(
  { sub, email, email_verified, name, groups }: OidcClaims,
  { is_fresh, adminGroup }: Pick<Journey, 'is_fresh'> & Pick<Returned, 'adminGroup'>,
): Person {
  return {
    subject: sub,
    email: email ?? null,
    email_verified,
    name: name ?? null,
    is_admin: adminGroup === null ? null : groups.includes(adminGroup),
    is_fresh,
  };
}

async function refusalOr<T>(work: () => Promise<T>): Promise<T | { readonly refusal: OidcRefusal }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OidcError) return { refusal: error.failure };
    throw error;
  }
}

/** The address of the login page with a ticket: behind `#`, so that it is in no log and in no referrer. */
async function returnWith(deps: Deps, { binding }: Journey, answer: Answer): Promise<string> {
  return `${paths.login}#oidc=${await sealTicket(deps, { jti: newId(), binding, answer })}`;
}

function leaveTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(address, 303);
}
