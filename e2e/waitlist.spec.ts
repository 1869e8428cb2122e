import type { Page } from '@playwright/test';
import { LINKS, showCatalogue } from './support/catalogue.ts';
import { giveClock, stopClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const name = (page: Page) => page.getByLabel('Name');
const email = (page: Page) => page.getByLabel('Email');
const join = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' });

test('the waitlist has six benefits and the discount', async ({ page }) => {
  await showCatalogue(page);
  await page.goto('/premium-waitlist');
  const main = page.getByRole('main');
  await expect(main.getByText('Coming Soon')).toBeVisible();
  await expect(main.getByText('Limited time: 50% off for early subscribers')).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'What Premium will bring' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Early access',
    'Exclusive content',
    'Advanced AI models',
    'Priority support',
    'Ad-free experience',
    'Custom themes',
  ]);
  await expect(main.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-of-service');
  await expect(main.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('missing or invalid input is reported at its field, until it is corrected', async ({ page }) => {
  await showCatalogue(page);
  await page.goto('/premium-waitlist');
  await join(page).click();
  await expect(name(page)).toHaveAccessibleDescription('Please fill out all fields');
  await expect(name(page)).toBeFocused();
  await expect(join(page)).toBeDisabled();
  await name(page).fill('Til');
  await expect(page.getByText('Please fill out all fields')).toHaveCount(0);
  await email(page).press('Enter');
  await expect(email(page)).toHaveAccessibleDescription('Please fill out all fields');
  await email(page).fill('til at example');
  await email(page).press('Enter');
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
});

test('by keyboard alone: a second after joining, the external form opens in a new tab, and nothing is sent to our server', async ({
  page,
  context,
}) => {
  await context.route(`${LINKS.waitlist_url}**`, (route) => route.fulfill({ body: 'The list' }));
  await giveClock(page);
  const catalogue = await showCatalogue(page);
  await page.goto('/premium-waitlist');
  await name(page).fill('Til');
  await email(page).fill('til@example.com');
  await stopClock(page);
  const asked = catalogue.asked.length;
  await email(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(999);
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await page.clock.runFor(1);
  await expect(await opened).toHaveURL(LINKS.waitlist_url);
  await expect(page.getByText('Thank you for joining!')).toBeFocused();
  expect(catalogue.asked).toHaveLength(asked);
  await page.getByRole('link', { name: 'Return to Home' }).press('Enter');
  await expect(page).toHaveURL('/home');
});

test('if the external form cannot be reached, the page says so, and it can be retried', async ({
  page,
  context,
}) => {
  await context.route(`${LINKS.waitlist_url}**`, (route) => route.fulfill({ body: 'The list' }));
  await showCatalogue(page);
  await page.route('**/api/v1/settings', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/premium-waitlist');
  await name(page).fill('Til');
  await email(page).fill('til@example.com');
  await join(page).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await page.unroute('**/api/v1/settings');
  await join(page).click();
  await expect(page.getByText('Thank you for joining!')).toBeVisible();
});
