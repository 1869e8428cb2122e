import { TOKEN_EXPIRY_MARGIN_MS } from '@kathaloka/contract/limits';

/** Whether an access token has expired, or is so close to it that it may not arrive in time. A token that cannot be read is left to the server to judge. */
export function isExpiring(accessToken: string, now: number): boolean {
  const expiry = expiryOf(accessToken);
  return expiry !== null && now >= expiry - TOKEN_EXPIRY_MARGIN_MS;
}

function expiryOf(accessToken: string): number | null {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : null;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
