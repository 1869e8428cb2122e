import type { Page } from '@playwright/test';
import { playNew } from './support/tale.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'A Yaksha Requests One Rupee';
const TURNS = 12;

/** Where the newest passage, the log and the choices are, as a reader sees them. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('[role="log"]')!.getBoundingClientRect();
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const choices = document.querySelector('main fieldset:not([role="log"] *) button');
    const isShown = choices !== null && choices.checkVisibility({ visibilityProperty: true });
    return {
      firstLine: box('[data-passage-start]').top - log.top,
      end: log.bottom - box('[data-last-entry] p').bottom,
      overText: isShown ? log.bottom - choices.getBoundingClientRect().top : 0,
      isShown,
    };
  });

/** Turns the pages of the newest passage until its choices are there. Returns how many there were. */
async function readToTheEnd(page: Page): Promise<number> {
  const more = page.locator('[data-more-below]');
  const choice = page
    .locator('main fieldset:not([role="log"] *) button')
    .or(page.getByRole('button', { name: 'Turn the page' }));
  for (let pages = 1; pages < 30; pages += 1) {
    await expect(more.or(choice).filter({ visible: true }).first()).toBeVisible();
    if (!(await more.isVisible())) return pages;
    expect((await seen(page)).end, 'choices wait for the end').toBeLessThan(0);
    await page.keyboard.press('Space');
    await page.waitForTimeout(100);
  }
  throw new Error('the passage has no end');
}

test(
  'each passage opens at its first line, and its choices come up with its end, over no text',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const tale = await playNew(page, TITLE);
    await page.removeLocatorHandler(page.locator('[data-more-below]'));
    await page.reload();
    await expect(tale.log).toBeVisible();
    const lengths: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await expect.poll(async () => (await seen(page)).firstLine).toBeGreaterThanOrEqual(0);
      expect((await seen(page)).firstLine).toBeLessThan(200);
      lengths.push(await readToTheEnd(page));
      const { isShown, end, overText } = await seen(page);
      expect(end, 'the end of the text is in view').toBeGreaterThanOrEqual(-24);
      expect(overText).toBeLessThanOrEqual(0);
      if (!isShown) break;
      const before = await tale.log.textContent();
      await tale.choices.first().click();
      await expect(tale.log).not.toHaveText(before ?? '');
      await expect(page.getByText('AI is thinking...')).toHaveCount(0);
    }
    expect(Math.max(...lengths), 'at least one passage is longer than the window').toBeGreaterThan(1);
  },
);
