import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 that axe leaves out unless it is asked. */
const ASKED_FOR = { 'target-size': { enabled: true } };

/** What axe finds on the page: by all of its rules, or by those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // the lists of what is in order take longer to write than what is not
  const scanner = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: ASKED_FOR });
  if (rules) scanner.withRules([...rules]);
  const found = await scanner.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
