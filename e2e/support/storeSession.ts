import type { Page } from '@playwright/test';
import type { SignedIn } from '@kathaloka/contract/entities';

interface SignIn extends Pick<SignedIn, 'tokens' | 'user'> {
  /** Another server. */
  readonly server?: string;
  /** Further items in the browser's storage. */
  readonly items?: Readonly<Record<string, string>>;
}

/** Stores an API session in the browser, as the app does after its form. */
export async function storeSession(page: Page, { tokens, user, server = '', items }: SignIn): Promise<void> {
  // a page of this site that runs none of our scripts
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
