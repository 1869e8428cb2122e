import type { SelectedChoice } from '@kathaloka/contract/entities';
import type { TogetherPort } from '@kathaloka/ui';

/** What a reader is told who plays in a session no more. */
export interface ClosedTogether {
  readonly title: string;
  readonly text: string;
}

/** What `PlaysTogether` knows of those who play. */
export interface TogetherPlay {
  readonly port: TogetherPort;
  /** Votes for a choice, or to go on; undefined before the first invitation. */
  readonly vote: ((choice: SelectedChoice | null) => void) | undefined;
}
