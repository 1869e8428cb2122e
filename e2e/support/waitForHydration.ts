import type { JSHandle, Page } from '@playwright/test';

/** Waits until React has hydrated the whole page. Before that it looks the same, but holds all presses. */
export const waitForHydration = (page: Page): Promise<JSHandle> =>
  page.waitForFunction(
    () =>
      !(globalThis as { readonly earlyPress?: unknown }).earlyPress &&
      // preload links for pictures are siblings of the page, and not React's
      [...document.querySelectorAll('#root > *')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
  );
