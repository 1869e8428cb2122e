import type { FoundEndings, SelectedChoice, SessionEnding } from '@kathaloka/contract/entities';

/** A scene, and the choice that led to it. */
export interface OpeningScene {
  /** The text as the author wrote it. */
  text: string;
  /** The choice; null for the first scene. */
  choice: SelectedChoice | null;
}

/** The ending of the reading. */
export interface OpeningEnd
  extends
    Pick<SessionEnding, 'name'>,
    Partial<Pick<SessionEnding, 'scene' | 'forks' | 'closed' | 'hint' | 'missed'>> {
  /** Which endings have been found in this browser. */
  endings?: FoundEndings | undefined;
}

/**
 * Where a choice leads: to the next scene, to the next scene of the `one` story that a guest may choose, to an account
 * first, or to the reader's own game.
 */
export type OpeningLead = 'reading' | 'one' | 'account' | 'game';

/** Why an earlier choice has no effect. */
export type OpeningNotice = 'changed' | 'short_of_xp';
