import { expect, test } from './support/test.ts';

// a trace would keep the DOM of every page in memory
test.use({ trace: 'off' });

test('going back and forth leaks no pages', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  async function nodes(): Promise<number> {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Memory.getDOMCounters')).nodes;
  }
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Mahabharata' });
  const card = row.getByRole('article').first().getByRole('heading').getByRole('link');
  async function goThereAndBack(times: number): Promise<void> {
    for (let visit = 0; visit < times; visit++) {
      await card.click();
      await expect(row).toHaveCount(0);
      await page.goBack();
      await expect(card).toBeVisible();
    }
  }
  await goThereAndBack(2);
  const before = await nodes();
  await goThereAndBack(5);
  // Home has three thousand nodes, so five leaked pages would be fifteen thousand. One page may not be released yet.
  await expect.poll(nodes).toBeLessThan(before + 6000);
});
