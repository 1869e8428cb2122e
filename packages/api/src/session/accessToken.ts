import type { Tokens } from '@kathaloka/contract/entities';
import { TOKEN_EXPIRY_MARGIN_MS } from '@kathaloka/contract/limits';
import type { StoredTokens } from './storedSession.ts';

/** Tokens as the server sends them. */
export type ReceivedTokens = Tokens & { readonly expires_in?: number | undefined };

/**
 * The tokens to store, with the expiry of the access token by this device's clock. That clock may be wrong, so only the
 * time since the tokens arrived counts.
 */
export function receiveTokens(
  { access_token, refresh_token, expires_in }: ReceivedTokens,
  user_id: string | undefined,
  now: number,
): StoredTokens {
  const { exp, iat } = claimsOf(access_token);
  const seconds = expires_in ?? (exp !== undefined && iat !== undefined ? exp - iat : undefined);
  return {
    access_token,
    refresh_token,
    ...(seconds !== undefined && { expires_at: now + seconds * 1000 }),
    ...(user_id !== undefined && { user_id }),
  };
}

/** Whether an access token has expired, or may expire before it arrives. Leaves unparsable tokens to the server. */
export function isExpiring({ access_token, expires_at }: StoredTokens, now: number): boolean {
  const { exp } = claimsOf(access_token);
  const end = expires_at ?? (exp !== undefined ? exp * 1000 : Number.POSITIVE_INFINITY);
  return now >= end - TOKEN_EXPIRY_MARGIN_MS;
}

interface Claims {
  readonly exp?: number | undefined;
  readonly iat?: number | undefined;
}

function claimsOf(accessToken: string): Claims {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp, iat } = Object(claims) as Record<string, unknown>;
    return { exp: asNumber(exp), iat: asNumber(iat) };
  } catch {
    return {};
  }
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
