/** Vitest's JSON report, with the first difference of whatever was compared and was not equal. */
import { JsonReporter } from 'vitest/node';
import { firstDifference } from './results.mjs';

/** Its summary says `[ …(2) ]` of two arrays that differ, and leaves the difference to the terminal. */
export default class VitestReport extends JsonReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const diff = test.result().errors?.at(-1)?.diff;
    if (diff) Object.assign(test.meta(), { difference: firstDifference(diff) });
  }
}
