import { expect, test } from '@playwright/test';
import { screenStories } from './storybook.ts';

for (const { id, title, name, tags } of screenStories()) {
  // a story whose point is that something moves or fails to arrive has no one look
  if (tags.includes('no-visual')) continue;
  test(`${title}: ${name}`, async ({ page, context }, { project }) => {
    // a story that pins its width is looked at in that one
    test.skip(/phone/i.test(name) && project.name !== '390', 'a phone’s story');
    test.skip(/desktop|tablet/i.test(name) && project.name !== '1440', 'a desktop’s story');
    // covers give way to the drawn ones: what is compared is ours, and small enough for the history
    await context.route('**/covers/**', (route) => route.abort());
    await page.clock.setFixedTime('2026-11-20T09:30:00Z');
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${id}.webp`, { fullPage: true, scale: 'device' });
  });
}
