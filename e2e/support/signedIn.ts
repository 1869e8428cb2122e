import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import { aUser } from '@kathaloka/contract/fixtures';

/** Signs a user in on the page, for tests in which the server does not check the user. */
export async function signedIn(page: Page, user = aUser()): Promise<void> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const access_token = `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp: 4_000_000_000 })}.signature`;
  const items = {
    tokens: JSON.stringify({ access_token, refresh_token: 'a-refresh-token' }),
    token: access_token,
    user: JSON.stringify(user),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
  await page.route(`**${API_BASE}/auth/me`, (route) => route.fulfill({ json: user }));
  await page.route(`**${API_BASE}/game/sessions/?*`, (route) => route.fulfill({ json: { sessions: [] } }));
}

/** Opens the profile by its link in the header, or in the menu on a phone. */
export async function openProfile(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
}
