import { refuse } from '../report/refusals.ts';

/** What one import may consist of, in whatever archives it comes. */
export interface ReadingBudget {
  /** Refuses one file too many. */
  readonly takeFile: () => void;
  /** Refuses what is too large. Called before the bytes are copied, and with each piece that is expanded. */
  readonly takeBytes: (count: number) => void;
}

export function readingBudget(most: { readonly files: number; readonly bytes: number }): ReadingBudget {
  let { files, bytes } = most;
  return {
    takeFile() {
      files -= 1;
      if (files < 0) refuse('too_many_files', { max: most.files });
    },
    takeBytes(count) {
      bytes -= count;
      if (bytes < 0) refuse('too_large', { max: most.bytes });
    },
  };
}
