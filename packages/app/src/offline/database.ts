import type {
  OfflineBrought,
  OfflineStory,
  Language,
  OfflineMove,
  UploadedPlay,
} from '@kathaloka/contract/entities';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Whose it is: the id of an account, or this device's guests. */
export type Owner = string;
export const GUEST: Owner = '';

/** A version of a story, as this device keeps it. */
export interface StoredStory {
  readonly owner: Owner;
  readonly snapshot_id: string;
  readonly story_id: string;
  /** False: a newer version is stored, and this one stays for the plays that began with it. */
  readonly is_current: boolean;
  readonly stored_at: string;
  /** Of all that is stored for it. */
  readonly bytes: number;
  readonly content: OfflineStory;
}

/** Why a play stays on this device. */
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
  readonly owner: Owner;
  readonly story_id: string;
  readonly snapshot_id: string;
  readonly title: string;
  readonly language: Language;
  readonly brought: OfflineBrought | null;
  readonly begun_at: string;
  readonly played_at: string;
  /** How many moves there are, and how many of them the server has. */
  readonly moves: number;
  readonly stored: number;
  readonly session_id: string | null;
  readonly is_completed: boolean;
  readonly percent: number;
  readonly last_line: string;
  readonly refused: UploadedPlay['refused'];
  readonly stays: StayReason | null;
  /** Since when somebody else is signed in here, in seconds by the server's clock, while moves of it wait for their account. */
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

/** Rejects where the browser refuses storage, as in some private windows. */
export function database(): Promise<OfflineDatabase> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('stories', { keyPath: ['owner', 'snapshot_id'] });
      db.createObjectStore('plays', { keyPath: 'offline_id' });
      db.createObjectStore('moves', { keyPath: ['offline_id', 'position'] });
    },
    // a page of a later version needs another form of it
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

/** All stories of an owner. */
export const storiesOf = (owner: Owner): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** All moves of a play. */
export const movesOf = (offline_id: string): IDBKeyRange =>
  IDBKeyRange.bound([offline_id, 0], [offline_id, Number.MAX_SAFE_INTEGER]);
