import { expect, test as base } from '@playwright/test';

interface Options {
  /** Whether the way into Home has been seen before. */
  isGreeted: boolean;
}

/** A page that fails its test when a script of it fails, or when the content policy had to stop something. */
export const test = base.extend<Options>({
  isGreeted: [true, { option: true }],
  page: async ({ page, isGreeted }, run) => {
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) trouble.push(message.text());
    });
    if (isGreeted) await page.addInitScript(() => sessionStorage.setItem('kathaloka.greeted', 'yes'));
    await run(page);
    expect(trouble).toEqual([]);
  },
});

export { expect };
