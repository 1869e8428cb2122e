import { refuse } from '../report/refusals.ts';

/** Deeper than any story; limited because `JSON.stringify` recurses. */
const DEPTH_MAX = 50;

/** Writes one story of a file with several as a file of its own. */
export function bundleText(bundle: object): string {
  try {
    return JSON.stringify(bundle);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse('too_deep', { node: '', max: DEPTH_MAX });
  }
}
