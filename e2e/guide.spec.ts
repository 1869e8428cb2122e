import { storyNamed } from './support/registerByApi.ts';
import { playNew } from './support/tale.ts';
import { expect, test } from './support/test.ts';

test('from Home to the guide, and from there into a story that can be tried without an account', async ({
  page,
}) => {
  await page.goto('/home');
  const banner = page.getByRole('region', { name: 'Highlights' });
  await expect(banner.getByText('Join the chat')).toHaveCount(0);
  await banner
    .getByRole('button', { name: /How to Play/ })
    .first()
    .press('Enter');
  await banner.getByRole('link', { name: 'Read the guide' }).click();
  await expect(page).toHaveURL('/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'How to Play' })).toBeVisible();
  await page.getByRole('region', { name: 'A story to try' }).getByRole('link', { name: /^PLAY/ }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the chosen model is remembered after a reload and in another story', async ({ page }) => {
  const { member } = await playNew(page, 'How to Move an Elephant');
  const teller = page.getByRole('combobox', { name: /^Text model/ });
  await expect(teller).toHaveAccessibleName(/Tenali/);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/auth/me/models') && answer.ok());
  await teller.click();
  await page.getByRole('option', { name: /^Birbal/ }).click();
  await stored;
  await page.reload();
  await expect(teller).toHaveAccessibleName(/Birbal/);
  const other = await storyNamed(member, 'The Nishi Calls Only Twice');
  await page.goto(`/game/${other.id}`);
  await page.getByRole('button', { name: 'PLAY', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(teller).toHaveAccessibleName(/Birbal/);
});
