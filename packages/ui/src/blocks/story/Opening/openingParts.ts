import type { FoundEndings, SelectedChoice, SessionEnding } from '@kathaloka/contract/entities';

/** A scene that is being read, and the choice that led to it. */
export interface OpeningScene {
  /** As the author wrote it. */
  text: string;
  /** Null for the first scene. */
  choice: SelectedChoice | null;
}

/** How the reading ends. */
export interface OpeningEnd
  extends
    Pick<SessionEnding, 'name'>,
    Partial<Pick<SessionEnding, 'scene' | 'forks' | 'closed' | 'hint' | 'missed'>> {
  /** Which endings have been found in this browser. */
  endings?: FoundEndings | undefined;
}

/** What a choice leads to: the next scene, an account first, or a game of one's own. */
export type OpeningLead = 'reading' | 'account' | 'game';

/** Why a choice that was made earlier has no effect. */
export type OpeningNotice = 'changed' | 'short_of_xp';
