import { refuse } from '../report/refusals.ts';

/** The limits of one import, over all of its archives. */
export interface ReadingBudget {
  /** Counts a file, or throws if there are too many. */
  readonly takeFile: () => void;
  /** Counts bytes, or throws if there are too many. Called before bytes are copied, and for each expanded chunk. */
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
