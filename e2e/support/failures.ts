import type { Page } from '@playwright/test';

/** A slow answer, sent when the test releases it. */
export async function held(page: Page, address: string): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const promise = new Promise<void>((done) => (letGo = done));
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return { letGo: () => letGo() };
}

/** A server that fails until it is told otherwise. */
export async function failing(
  page: Page,
  address: string,
  status = 500,
): Promise<{ recover: () => Promise<void> }> {
  await page.route(address, (route) => route.fulfill({ status, json: {} }));
  return { recover: () => page.unroute(address) };
}

/** A server that is down until it is started again. */
export async function stopped(page: Page): Promise<{ start: () => Promise<void> }> {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return { start: () => page.unroute('**/*') };
}
