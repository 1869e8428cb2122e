import { anOfflineStory } from '@kathaloka/contract/fixtures';
import * as inMemory from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';
import { localStore } from '../browser/safeStorage.ts';
import { onChange } from '../offline/changes.ts';
import { database, type Owner, type StoredPlay, type StoredStory } from '../offline/database.ts';
import { MemoryCaches } from './memoryCaches.ts';

/** The time of tokens, plays and stories in these tests. */
export const AT = '2026-11-25T10:00:00.000Z';

class Device {
  /** The name of the error that full caches throw; undefined if there is room. */
  full: string | undefined;
  /** Whether the browser refuses caches. */
  isRefused = false;
  /** How often a change was announced. */
  changes = 0;
  readonly caches = new MemoryCaches(
    () => this.full,
    () => this.isRefused,
  );
  /** The fields of `navigator` that tests have defined. */
  readonly own = new Set<string>();

  /** Defines fields of `navigator`. */
  navigate(fields: object): void {
    for (const [name, value] of Object.entries(fields)) {
      this.own.add(name);
      Object.defineProperty(navigator, name, { configurable: true, value });
    }
  }
}

/** The storage of a device: database and caches in memory, emptied before each test in the file. */
export function aDevice(): Device {
  const device = new Device();
  let stop: (() => void) | undefined;
  beforeEach(async () => {
    for (const [name, value] of Object.entries(inMemory))
      if (/^(?:IDB|indexedDB)/.test(name)) vi.stubGlobal(name, value);
    vi.stubGlobal('caches', device.caches);
    localStore.write('token', null);
    await empty();
    device.caches.all.clear();
    Object.assign(device, { full: undefined, isRefused: false, changes: 0 });
    stop?.();
    stop = onChange(() => (device.changes += 1));
  });
  afterAll(async () => {
    stop?.();
    // waits for pending transactions
    await empty();
    for (const name of device.own) Reflect.deleteProperty(navigator, name);
    vi.unstubAllGlobals();
  });
  return device;
}

/** Makes the browser refuse the database with an error of this name. */
export async function refuseDatabase(name: string): Promise<void> {
  const gone = indexedDB.deleteDatabase((await database()).name);
  await new Promise((resolve) => gone.addEventListener('success', resolve));
  const open = () => {
    throw new DOMException('Refused', name);
  };
  vi.stubGlobal('indexedDB', { open });
}

async function empty(): Promise<void> {
  const db = await database();
  for (const name of db.objectStoreNames) await db.clear(name);
}

/** Stores a story on the device. */
export async function putStory(fields: Partial<StoredStory> & { readonly owner: Owner }): Promise<void> {
  const content = fields.content ?? anOfflineStory();
  const { story_id, snapshot_id } = content;
  const row = { story_id, snapshot_id, is_current: true, stored_at: AT, bytes: 1, content };
  await (await database()).put('stories', { ...row, ...fields });
}

/** Stores a play on the device with one move, which is not uploaded yet. */
export async function putPlay(fields: Partial<StoredPlay> & { readonly owner: Owner }): Promise<string> {
  const { story_id, snapshot_id, story } = anOfflineStory();
  const play: StoredPlay = {
    offline_id: crypto.randomUUID(),
    story_id,
    snapshot_id,
    title: story.title,
    language: 'en',
    brought: null,
    begun_at: AT,
    played_at: AT,
    moves: 1,
    stored: 0,
    session_id: null,
    is_completed: false,
    percent: 10,
    last_line: 'The bank is dark.',
    refused: null,
    stays: null,
    ...fields,
  };
  const db = await database();
  await db.put('plays', play);
  await db.put('moves', { offline_id: play.offline_id, position: 0, move: { choose: 0, at: AT } });
  return play.offline_id;
}
