import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** Rules for WCAG 2.2 that axe does not run by default. */
const ASKED_FOR = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** Base UI's attributes on a popup that is opening or closing: as in the stories, such a state is not checked. */
const MOVING = '[data-starting-style], [data-ending-style], [data-closed] [data-base-ui-focus-guard]';
const MOVING_MS = 5000;

/**
 * The violations that axe finds on the page, by all rules or the named ones. Runs in the page itself:
 * Playwright's builder merges results in a second page, and makes axe describe every element that passes.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: ASKED_FOR,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const isStill = (moving: string) => !document.querySelector(moving);
  await page.waitForFunction(isStill, MOVING, { timeout: MOVING_MS }).catch(() => undefined);
  // loaded only once per page
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  return page.evaluate(async (asked) => {
    const found = await (Reflect.get(window, 'axe') as typeof axe).run(document, asked);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}
