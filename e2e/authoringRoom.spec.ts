import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import { logIn } from './support/person.ts';
import { expect, test } from './support/test.ts';
import { beginWriting, inspectorOf, tabTo } from './support/writing.ts';

const room = (page: Page, scene: string) => page.getByRole('dialog', { name: scene, exact: true });
const textIn = (page: Page, scene: string) => room(page, scene).getByRole('textbox', { name: 'Scene text' });

test(
  'a story is written in the whole window by keyboard alone, and the focus comes back',
  { tag: '@desk' },
  async ({ page }) => {
    await beginWriting(page);
    const beside = inspectorOf(page);
    await tabTo(page, page.getByRole('tab', { name: 'Basic Info' }));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, beside.text);

    await test.step('the caret goes along, and each scene is written in turn', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Alt+Enter');
      await expect(textIn(page, 'intro')).toBeFocused();
      await page.keyboard.type('You stand at the ford.\n[[Cross -> far]]');
      await expect(room(page, 'intro').getByRole('textbox', { name: 'Choice 2 text' })).toHaveValue('Cross');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(textIn(page, 'far')).toBeFocused();
      await page.keyboard.type('The other bank is warm.');
    });

    await test.step('Escape leads back to the text beside the graph', async () => {
      await page.keyboard.press('Escape');
      await expect(room(page, 'far')).toBeHidden();
      await expect(beside.name).toHaveValue('far');
      await expect(beside.text).toBeFocused();
      await page.keyboard.type(' You are home.');
      await expect(beside.text).toHaveValue('The other bank is warm. You are home.');
    });

    await test.step('the key is in the list of keys', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Whole window' }), 'Shift+Tab');
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keys' });
      await expect(keys.getByText('Write the scene in the whole window, and back')).toBeVisible();
    });
  },
);

test(
  'on a phone a scene opens in the whole window, and what is typed survives a lost network and an expired session',
  { tag: '@phone' },
  async ({ page, context }) => {
    const member = await beginWriting(page);
    await page.getByRole('tab', { name: 'Story Structure' }).click();
    await page.getByText('Outline', { exact: true }).click();
    await page.getByRole('button', { name: 'Edit intro' }).click();
    await textIn(page, 'intro').fill('You stand at the ford.');
    await expect(room(page, 'intro').getByText('Draft saved', { exact: true })).toBeVisible();

    await test.step('without a network it stays on the device', async () => {
      await context.setOffline(true);
      await textIn(page, 'intro').fill('You stand at the ford. The lamp is lit.');
      await expect(room(page, 'intro').getByText(/^Draft saved on this device/)).toBeVisible();
      await context.setOffline(false);
      await expect(room(page, 'intro').getByText('Draft saved', { exact: true })).toBeVisible();
    });

    await test.step('a login opens over it, and the text is there after it', async () => {
      const gone = { status: 401, json: { detail: 'Please log in.', code: 'not_signed_in' } };
      await page.route(`**${API_BASE}/drafts/new`, (route) => route.fulfill(gone));
      await page.route(`**${API_BASE}/auth/refresh`, (route) => route.fulfill(gone));
      await textIn(page, 'intro').fill('You stand at the ford. The lamp is low.');
      const login = page.getByRole('dialog', { name: 'Login Required' });
      await expect(login).toContainText('Your text is safe in this browser.');
      await page.unrouteAll();
      await login.getByRole('button', { name: 'Continue to Login' }).click();
      await logIn(page, member);
      await expect(page).toHaveURL('/create-story');
      await page.getByRole('tab', { name: 'Story Structure' }).click();
      await page.getByText('Outline', { exact: true }).click();
      await page.getByRole('button', { name: 'Edit intro' }).click();
      await expect(textIn(page, 'intro')).toHaveValue('You stand at the ford. The lamp is low.');
    });

    await test.step('closing leads back to the outline', async () => {
      await room(page, 'intro').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Edit intro' })).toBeFocused();
    });
  },
);
