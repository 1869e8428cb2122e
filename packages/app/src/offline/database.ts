import type {
  OfflineBrought,
  OfflineStory,
  Language,
  OfflineMove,
  UploadedPlay,
} from '@kathaloka/contract/entities';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The owner of a story or play: the id of an account, or `GUEST`. */
export type Owner = string;
export const GUEST: Owner = '';

/** A version of a story, stored on this device. */
export interface StoredStory {
  readonly owner: Owner;
  readonly snapshot_id: string;
  readonly story_id: string;
  /** False for an older version, stored for the plays that began with it. */
  readonly is_current: boolean;
  readonly stored_at: string;
  /** The size of the story with its pictures and fonts. */
  readonly bytes: number;
  readonly content: OfflineStory;
}

/** Why a play is not uploaded. */
export type StayReason =
  | 'refused'
  | 'version_unknown'
  | 'not_found'
  | 'premium_required'
  | 'rated_older'
  | 'choices_only'
  | 'consent_required'
  | 'limit_reached'
  | 'failed';

export interface StoredPlay {
  readonly offline_id: string;
  /** The play whose dice it goes on with, if not its own. */
  readonly seed?: string | undefined;
  readonly owner: Owner;
  readonly story_id: string;
  readonly snapshot_id: string;
  readonly title: string;
  readonly language: Language;
  readonly brought: OfflineBrought | null;
  readonly begun_at: string;
  readonly played_at: string;
  /** The number of moves, and how many of them the server has stored. */
  readonly moves: number;
  readonly stored: number;
  readonly session_id: string | null;
  readonly is_completed: boolean;
  readonly percent: number;
  readonly last_line: string;
  readonly refused: UploadedPlay['refused'];
  readonly stays: StayReason | null;
  /** When another person signed in while moves were not uploaded: the server's time, in seconds. */
  readonly unseen_since?: number | undefined;
}

export interface StoredMove {
  readonly offline_id: string;
  readonly position: number;
  readonly move: OfflineMove;
}

interface Schema extends DBSchema {
  stories: { key: [Owner, string]; value: StoredStory };
  plays: { key: string; value: StoredPlay };
  moves: { key: [string, number]; value: StoredMove };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

const NAME = 'kathaloka.offline';
let opened: Promise<OfflineDatabase> | undefined;

/** Opens the database. Rejects if the browser refuses storage, as in some private windows. */
export function database(): Promise<OfflineDatabase> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('stories', { keyPath: ['owner', 'snapshot_id'] });
      db.createObjectStore('plays', { keyPath: 'offline_id' });
      db.createObjectStore('moves', { keyPath: ['offline_id', 'position'] });
    },
    // a page of a later version upgrades the schema
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function close(): Promise<void> {
  const db = await opened?.catch(() => undefined);
  opened = undefined;
  db?.close();
}

/** The key range of all stories of an owner. */
export const storiesOf = (owner: Owner): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** The key range of all moves of a play. */
export const movesOf = (offline_id: string): IDBKeyRange =>
  IDBKeyRange.bound([offline_id, 0], [offline_id, Number.MAX_SAFE_INTEGER]);
