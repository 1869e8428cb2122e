import type { TogetherPort } from '@kathaloka/ui';

/** What `PlaysTogether` knows of those who play. */
export interface TogetherPlay {
  readonly port: TogetherPort;
  /** Votes for the text of a choice, or to go on; undefined before the first invitation. */
  readonly vote: ((choice: string | null) => void) | undefined;
}
