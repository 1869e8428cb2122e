import type { JSHandle, Page } from '@playwright/test';

/** React has the page, all of it: what the server has rendered looks alike, and presses of it are held. */
export const isAlive = (page: Page): Promise<JSHandle> =>
  page.waitForFunction(
    () =>
      !(globalThis as { readonly earlyPress?: unknown }).earlyPress &&
      // links to preload pictures stand beside the page, and are not React's
      [...document.querySelectorAll('#root > *')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
  );
