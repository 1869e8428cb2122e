import type { Page } from '@playwright/test';

/** Holds an answer back until the test releases it. */
export async function held(page: Page, address: string): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const promise = new Promise<void>((done) => (letGo = done));
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return { letGo: () => letGo() };
}

/** Makes the server fail until the test repairs it. */
export async function failing(
  page: Page,
  address: string,
  status = 500,
): Promise<{ recover: () => Promise<void> }> {
  await page.route(address, (route) => route.fulfill({ status, json: {} }));
  return { recover: () => page.unroute(address) };
}

/** Makes the server unreachable until the test starts it again. */
export async function stopped(page: Page): Promise<{ start: () => Promise<void> }> {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return { start: () => page.unroute('**/*') };
}
