import type { BrowserContext, Page } from '@playwright/test';

/** Turns the pages of a long passage, as its reader does, so that a journey meets its choices. */
export async function readOn(page: Page): Promise<void> {
  const more = page.locator('[data-more-below]');
  const next = async () => {
    // the end may have come into view by itself meanwhile
    await more.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined);
  };
  await page.addLocatorHandler(more, next, { noWaitAfter: true });
}

/** The same for all pages that a journey opens in another browser. */
export function readOnIn<C extends BrowserContext>(context: C): C {
  context.on('page', (page) => void readOn(page));
  return context;
}
