import type { SelectedChoice } from '@kathaloka/contract/entities';
import type { TogetherPort } from '@kathaloka/ui';

/** The message for a reader who no longer plays in a session. */
export interface ClosedTogether {
  readonly title: string;
  readonly text: string;
}

/** What `PlaysTogether` reports about playing together. */
export interface TogetherPlay {
  readonly port: TogetherPort;
  /** Votes for a choice, or to continue; undefined before the first invitation. */
  readonly vote: ((choice: SelectedChoice | null) => void) | undefined;
}
