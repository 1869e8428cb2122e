import { expect, test } from './support/test.ts';

// a trace keeps what was on the page
test.use({ trace: 'off' });

test('going back and forth leaves nothing of the pages behind', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  async function nodes(): Promise<number> {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Memory.getDOMCounters')).nodes;
  }
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Mahabharata' });
  const card = row.getByRole('article').first().getByRole('heading').getByRole('link');
  for (let visit = 0; visit < 6; visit++) {
    await card.click();
    await expect(row).toHaveCount(0);
    await page.goBack();
    await expect(card).toBeVisible();
  }
  // one Home has three thousand, and each that was kept would add as many
  await expect.poll(nodes).toBeLessThan(5000);
});
