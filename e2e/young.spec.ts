import { onOwnServer } from './support/onOwnServer.ts';
import { linkInMail } from './support/outbox.ts';
import { aPerson } from './support/person.ts';
import { expect } from './support/test.ts';

const test = onOwnServer({ env: { YOUNG_ACCOUNTS: 'by-year' } });

const YEAR = new Date().getUTCFullYear();

test(
  'a youth account waits for a guardian, plays by choices, and ends when consent is withdrawn',
  { tag: '@phone' },
  async ({ page, browser, server }, testInfo) => {
    const { username, email, password } = aPerson(testInfo);
    const guardian = `mother-of-${email}`;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Year of birth').fill(String(YEAR - 15));
    await page.getByLabel('Email of your parent or guardian').fill(guardian);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your guardian' })).toBeVisible();

    const theirs = await (await browser.newContext({ baseURL: server.url })).newPage();
    await theirs.goto(await linkInMail(guardian, '/guardian', server.dataDir));
    await expect(theirs.getByRole('heading', { name: `May “${username}” play` })).toBeVisible();
    await theirs.getByLabel('I am 18 or older').check();
    await theirs.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(theirs.getByRole('heading', { name: `“${username}” may play` })).toBeVisible();

    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('link', { name: 'To the stories' }).click();
    await expect(page).toHaveURL('/home');
    const found = await page.request.get('/api/v1/stories/search/?q=How+to+Move+an+Elephant&limit=1');
    const [story] = (await found.json()) as { id: string }[];
    await page.goto(`/game/${story!.id}`);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('button', { name: 'PLAY' }).first().click();
    await expect(page).toHaveURL(/\/play\//);
    await expect(page.getByText('This account plays by choices.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const first = page.getByRole('group', { name: 'Choices' }).getByRole('button').first();
    await expect(first).toBeVisible();
    const choice = (await first.locator('[lang]').textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('log').getByText(choice)).toBeVisible();

    await theirs.getByRole('button', { name: 'Withdraw my consent' }).click();
    await expect(theirs.getByRole('heading', { name: 'Your consent is withdrawn' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(/Your guardian has not agreed/)).toBeVisible();
    await theirs.close();
  },
);
