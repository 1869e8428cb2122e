import { refuse } from '../report/refusals.ts';

/** As deep as no story is; `JSON.stringify` calls itself. */
const DEPTH_MAX = 50;

/** A story of a file of several as a file of its own. */
export function bundleText(bundle: object): string {
  try {
    return JSON.stringify(bundle);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse('too_deep', { node: '', max: DEPTH_MAX });
  }
}
