import { refuse } from '../report/refusals.ts';

/** Deeper than any story; limited because `JSON.stringify` recurses. */
const DEPTH_MAX = 50;

/** Serialises a story, taken from a file with several stories, as a separate file. */
export function bundleText(bundle: object): string {
  try {
    return JSON.stringify(bundle);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse('too_deep', { node: '', max: DEPTH_MAX });
  }
}
