import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { SECOND_MS } from '../durations.ts';

type Settings = NonNullable<Config['oidc']>;

/** The claims about a person, from the ID token and the endpoint for user info. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // some providers send a string
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().optional().catch(undefined),
  groups: z.union([z.array(z.string()), z.string().transform((group) => [group])]).catch([]),
});
export type OidcClaims = z.infer<typeof Claims>;

/** What one sign-in sends to the provider and compares with the answer. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly code_verifier: string;
  /** Whether the provider has to ask the person again. */
  readonly is_fresh: boolean;
}

/** Why a provider has signed nobody in. */
export type OidcFailure = 'cancelled' | 'unreachable' | 'invalid_answer';

export class OidcError extends Error {
  readonly failure: OidcFailure;

  constructor(failure: OidcFailure, cause?: unknown) {
    super(`The provider has signed nobody in: ${failure}`, { cause });
    this.failure = failure;
  }
}

export interface OidcProvider {
  /** The address at the provider where the person signs in. */
  begin(checks: OidcChecks): Promise<URL>;
  /** The claims of the person who has come back to this address. Throws an `OidcError`. */
  finish(current: URL, checks: OidcChecks): Promise<OidcClaims>;
}

/** How long one request to the provider may take, and all those of one sign-in together. */
const TIMES = { requestSeconds: 4, totalMs: 9 * SECOND_MS } as const;
/**
 * How long the metadata of the provider are used: so short that nobody is sent to one that is down. And how long it is
 * not asked again after a failure.
 */
const FOUND_MS = 10 * SECOND_MS;
const FAILED_MS = 5 * SECOND_MS;
/** With `is_fresh`, how long ago the provider may have asked the person. */
const MAX_AGE_SECONDS = 60;

/** Signs in with any provider of OpenID Connect: discovery, and the code flow with PKCE, state and nonce. */
export function createOidcProvider(
  settings: Settings,
  redirectUri: string,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): OidcProvider {
  const discover = cachedDiscovery(settings, clock);

  async function within<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await inTime(work(), TIMES.totalMs);
    } catch (error) {
      const failure = await failureOf(error);
      const { code, message } = error as { code?: unknown; message?: unknown };
      // never the answer itself, which has a code or a token
      log.warn({ event: 'oidc_failed', failure, code, message }, 'a provider has signed nobody in');
      throw new OidcError(failure, error);
    }
  }

  return {
    begin: ({ state, nonce, code_verifier, is_fresh }) =>
      within(async () => {
        const client = await import('openid-client');
        return client.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
          code_challenge_method: 'S256',
          ...(is_fresh && { prompt: 'login', max_age: '0' }),
        });
      }),
    finish: (current, { state, nonce, code_verifier, is_fresh }) =>
      within(async () => {
        const client = await import('openid-client');
        const provider = await discover();
        const tokens = await client.authorizationCodeGrant(provider, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
          ...(is_fresh && { maxAge: MAX_AGE_SECONDS }),
        });
        const own = tokens.claims()!;
        const { userinfo_endpoint } = provider.serverMetadata();
        const more = userinfo_endpoint
          ? await client.fetchUserInfo(provider, tokens.access_token, own.sub)
          : {};
        return Claims.parse({ ...more, ...own });
      }),
  };
}

/**
 * The client of the provider. Each has keys of its own, fetched for the sign-in: a cached set would refuse everybody
 * for a minute after the provider has changed its keys.
 */
function cachedDiscovery(settings: Settings, clock: Clock): () => Promise<Configuration> {
  let latest: { readonly until: () => number; readonly found: Promise<Configuration> } | undefined;

  function found(): Promise<Configuration> {
    if (latest && clock().getTime() < latest.until()) return latest.found;
    let until = Number.POSITIVE_INFINITY;
    const promise = discovery(settings);
    void promise.then(
      () => (until = clock().getTime() + FOUND_MS),
      () => (until = clock().getTime() + FAILED_MS),
    );
    latest = { until: () => until, found: promise };
    return promise;
  }

  return async () => clientOf((await found()).serverMetadata(), settings);
}

async function discovery({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const { allowInsecureRequests, discovery: discover } = await import('openid-client');
  return discover(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMES.requestSeconds,
    execute: isInsecure(issuer) ? [allowInsecureRequests] : [],
  });
}

async function clientOf(
  metadata: ReturnType<Configuration['serverMetadata']>,
  { issuer, clientId, clientSecret }: Settings,
): Promise<Configuration> {
  const client = await import('openid-client');
  // the default of the specification, if the provider names no methods
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
  const provider = new client.Configuration(metadata, clientId, clientSecret, authentication);
  provider.timeout = TIMES.requestSeconds;
  if (isInsecure(issuer)) client.allowInsecureRequests(provider);
  // checks the signature as well, not only that the token came over TLS
  client.enableNonRepudiationChecks(provider);
  return provider;
}

/** The settings allow this for a provider on this machine only. */
const isInsecure = (issuer: string): boolean => issuer.startsWith('http:');

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OidcError('unreachable')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function failureOf(error: unknown): Promise<OidcFailure> {
  if (error instanceof OidcError) return error.failure;
  const { AuthorizationResponseError, ClientError } = await import('openid-client');
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return error.error === 'temporarily_unavailable' || error.error === 'server_error'
      ? 'unreachable'
      : 'invalid_answer';
  }
  // a failed fetch is a `TypeError`
  if (error instanceof TypeError) return 'unreachable';
  if (!(error instanceof ClientError)) return 'invalid_answer';
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unreachable';
  return error.cause instanceof Response && error.cause.status >= 500 ? 'unreachable' : 'invalid_answer';
}
