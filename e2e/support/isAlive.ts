import type { JSHandle, Page } from '@playwright/test';

/** React has the page: what the server has rendered looks alike, and answers nobody yet. */
export const isAlive = (page: Page): Promise<JSHandle> =>
  page.waitForFunction(() =>
    // links to preload pictures stand beside the page, and are not React's
    [...document.querySelectorAll('#root > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
