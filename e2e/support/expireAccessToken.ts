/** Runs in the page: makes the access token look expired, as it will be in a quarter of an hour. */
export function expireAccessToken(): void {
  const tokens = JSON.parse(localStorage.getItem('tokens')!) as { access_token: string };
  const [head = '', payload = '', signature = ''] = tokens.access_token.split('.');
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  const late = btoa(JSON.stringify({ ...claims, exp: 1_700_000_000 })).replaceAll('=', '');
  const access_token = [head, late, signature].join('.');
  localStorage.setItem('tokens', JSON.stringify({ ...tokens, access_token, expires_at: 1 }));
  localStorage.setItem('token', access_token);
}
