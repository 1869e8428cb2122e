import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { KnownVersion } from './knownVersionsRepository.ts';
import type { OfflineKey } from './offlineRepository.ts';
import type { Replayed } from './replayMoves.ts';

export interface Upload extends OfflineKey, BodyOf<'uploadPlay'> {
  readonly version: KnownVersion;
  readonly isYoung: boolean;
  readonly now: Date;
}

/** The result of storing an upload. `session_id` is null if the first move of a new session was refused. */
export interface Made {
  readonly session_id: string;
  readonly replayed: Replayed;
  /** The turn of that session at which the play now stands. */
  readonly turn_id: string;
}
