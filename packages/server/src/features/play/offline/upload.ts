import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { KnownVersion } from './knownVersionsRepository.ts';
import type { OfflineKey } from './offlineRepository.ts';
import type { Replayed } from './replayMoves.ts';

export interface Upload extends OfflineKey, BodyOf<'uploadPlay'> {
  readonly version: KnownVersion;
  readonly isYoung: boolean;
  readonly now: Date;
}

/** What an upload has made in a session: of one that it has not begun, nothing, if its first move is refused. */
export interface Made {
  readonly session_id: string;
  readonly replayed: Replayed;
  /** The turn at which the play stands, in that session. */
  readonly turn_id: string;
}
