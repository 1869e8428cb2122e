import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 that axe leaves out unless it is asked. */
const ASKED_FOR = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** What Base UI sets on a popup while it opens or closes: as in the stories, what is half open is no state to check. */
const MOVING = '[data-starting-style], [data-ending-style], [data-closed] [data-base-ui-focus-guard]';
const MOVING_MS = 5000;

/**
 * What axe finds on the page: by all of its rules, or by those named. It runs in the page itself: Playwright's own
 * builder puts results together in a second page, and has axe describe every element that is in order for that.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: ASKED_FOR,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const isStill = (moving: string) => !document.querySelector(moving);
  await page.waitForFunction(isStill, MOVING, { timeout: MOVING_MS }).catch(() => undefined);
  // loaded once into each page
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  return page.evaluate(async (asked) => {
    const found = await (Reflect.get(window, 'axe') as typeof axe).run(document, asked);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}
