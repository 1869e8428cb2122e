import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page: by all of its rules, or by those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // the lists of what is in order take longer to write than what is not
  const scanner = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) scanner.withRules([...rules]);
  const found = await scanner.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Of rows that are alike these are enough; a list of hundreds takes half a minute to scan. */
const FURTHER_ROWS = 'main tr:nth-of-type(n + 8), main li:nth-of-type(n + 12)';

/** The same of a page with long lists: in the long form all of their rows, otherwise the first ones. */
export async function violationsOfList(page: Page): Promise<string[]> {
  if (process.env.TEST_FULL) return violations(page);
  await show(page, false);
  const found = await violations(page);
  await show(page, true);
  return found;
}

async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    ([rows, display]) => {
      for (const row of document.querySelectorAll<HTMLElement>(rows!)) row.style.display = display!;
    },
    [FURTHER_ROWS, isShown ? '' : 'none'],
  );
}
