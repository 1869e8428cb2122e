import type { Page } from '@playwright/test';
import type { SignedIn } from '@kathaloka/contract/entities';

interface SignIn extends Pick<SignedIn, 'tokens' | 'user'> {
  /** A server of one's own. */
  readonly server?: string;
  /** What else this browser remembers. */
  readonly items?: Readonly<Record<string, string>>;
}

/** Stores a session of the API in the browser, as the app stores one after its form. */
export async function storeSession(page: Page, { tokens, user, server = '', items }: SignIn): Promise<void> {
  // a page of this site that runs no script of ours
  await page.goto(`${server}/favicon.svg`);
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    {
      tokens: JSON.stringify({ ...tokens, user_id: user.id }),
      token: tokens.access_token,
      user: JSON.stringify(user),
      ...items,
    },
  );
}
