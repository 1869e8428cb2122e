import { twelveStories } from '@kathaloka/contract/fixtures';
import { showCatalogue } from './support/catalogue.ts';
import { held } from './support/failures.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const ANY_PAGE = '/terms-of-service';

test('the header links to Home, the treasury, the waitlist and the login', async ({ page, isMobile }) => {
  await showCatalogue(page);
  await page.goto(ANY_PAGE);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Kathaloka' })).toHaveAttribute('href', '/home');
  if (isMobile) await header.getByRole('button', { name: 'Menu' }).tap();
  const ways = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : header;
  const treasury = ways.getByRole('button', { name: isMobile ? 'Create' : 'Treasury' });
  await expect(ways.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/home');
  await expect(ways.getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute(
    'href',
    '/premium-waitlist',
  );
  await expect(ways.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(ways.getByRole('combobox', { name: 'Search stories' })).toBeVisible();
  if (isMobile) await expect(treasury).toHaveAttribute('aria-expanded', 'true');
  else await treasury.click();
  const compose = ways.getByRole('link', { name: 'Compose' });
  await expect(compose).toBeVisible();
  await expect(compose).toHaveAttribute('href', '/create-story');
  await expect(ways.getByRole('link', { name: 'Creations' })).toHaveAttribute('href', '/my-stories');
  await treasury.click();
  await expect(compose).toBeHidden();
  await ways.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a signed-in user finds the profile in place of the login', async ({ page, isMobile }) => {
  await signedIn(page);
  await showCatalogue(page);
  await page.goto(ANY_PAGE);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test('by keyboard alone: the treasury or the menu opens, can be walked through, and returns the focus', async ({
  page,
  isMobile,
}) => {
  await showCatalogue(page);
  await page.goto(ANY_PAGE);
  const opener = page.getByRole('button', { name: isMobile ? 'Menu' : 'Treasury' });
  const compose = page.getByRole('link', { name: 'Compose' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(compose).toBeVisible();
  if (isMobile) {
    await compose.focus();
  } else {
    await page.keyboard.press('Tab');
    await expect(compose).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Creations' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(compose).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the footer has the product’s name, the year, the terms and the social links', async ({ page }) => {
  await showCatalogue(page);
  await page.goto(ANY_PAGE);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2025 Kathaloka')).toBeVisible();
  await expect(footer).toMatchAriaSnapshot(`
    - contentinfo:
      - link "Kathaloka":
        - /url: /home
      - paragraph: © 2025 Kathaloka
      - navigation "Legal":
        - link "Who writes here":
          - /url: /who-writes-here
        - link "Terms of Service":
          - /url: /terms-of-service
        - link "Privacy Policy":
          - /url: /privacy-policy
      - navigation "Follow us":
        - img "Community chat"
        - img "Pictures"
        - img "Films"
  `);
});

test('an unknown page says so, keeps header and footer, and links to Home', async ({ page }) => {
  await showCatalogue(page);
  await page.goto('/no/such/leaf');
  await expect(page.getByRole('heading', { level: 1, name: 'This leaf is not in the book.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('navigation within the app moves focus to the page’s heading, and sets the document title', async ({
  page,
  isMobile,
}) => {
  await showCatalogue(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  // the browser announces the first page itself
  await expect(page.locator('body')).toBeFocused();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).press('Enter');
  await expect(heading('Terms of Service')).toBeFocused();
  await expect(page).toHaveTitle('Terms of Service · Kathaloka');

  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('combobox', { name: 'Search stories' }).fill('river');
  const result = page.getByRole('option').first();
  const story = twelveStories[0]!;
  await expect(result).toContainText(story.title);
  await result.click();
  await expect(heading(story.title)).toBeFocused();
  await expect(page).toHaveTitle(`${story.title} · Kathaloka`);

  await page.goBack();
  await expect(heading('Terms of Service')).toBeFocused();
});

test('the focus is not moved if the user has moved it to the header while a page loads', async ({
  page,
  isMobile,
}) => {
  await showCatalogue(page);
  await page.goto('/home');
  const story = twelveStories[7]!;
  const slow = await held(page, `**/api/v1/stories/${story.id}`);
  await page.getByRole('link', { name: story.title }).first().press('Enter');
  await expect(page.getByText('Loading game details...')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const header = page.getByRole('banner');
  const elsewhere = isMobile ? header.getByRole('button', { name: 'Menu' }) : header.getByRole('combobox');
  await elsewhere.focus();
  slow.letGo();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('a page opened by its address starts at its top, and a reload restores its scroll position', async ({
  page,
}) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBe(900);
  await page.reload();
  await expect.poll(top).toBe(900);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL('/privacy-policy');
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(900);
});
