import type { OfflineStory } from '@kathaloka/contract/entities';
import { pageFonts } from '../browser/pageFonts.ts';
import { facesNeeded } from '@kathaloka/player/page';
import { ASSETS_CACHE, STORIES_PREFIX } from './cacheNames.ts';
import { announce } from './changes.ts';
import { database, type Owner, storiesOf, type StoredStory } from './database.ts';
import { isInterim } from './isInterim.ts';
import { roomFailure } from './room.ts';
import { type StorageFailure, storageFailureOf } from './storageFailure.ts';
import { installShell } from './workerClient.ts';

/** Why a story could not be stored. */
export type StoreFailure = StorageFailure | 'network';

/** The timeout of one picture or font. */
const FILE_TIMEOUT_MS = 60_000;
const NETWORK_ERRORS = new Set(['TypeError', 'TimeoutError', 'AbortError']);

export class NotStored extends Error {
  readonly reason: StoreFailure;
  constructor(reason: StoreFailure) {
    super(`The story was not stored: ${reason}.`);
    this.reason = reason;
  }
}

/** The stored stories of these owners in their current versions, the last stored first. */
export async function storedStories(owners: readonly Owner[]): Promise<StoredStory[]> {
  const all = await (await database()).getAll('stories');
  return all
    .filter(({ owner, is_current }) => is_current && owners.includes(owner))
    .sort((a, b) => b.stored_at.localeCompare(a.stored_at));
}

export async function storedStory(
  owners: readonly Owner[],
  story_id: string,
): Promise<StoredStory | undefined> {
  return (await storedStories(owners)).find((story) => story.story_id === story_id);
}

/** The story in the version with which a play began. */
export async function storyOfPlay(
  owners: readonly Owner[],
  snapshot_id: string,
): Promise<OfflineStory | undefined> {
  const db = await database();
  for (const owner of owners) {
    const found = await db.get('stories', [owner, snapshot_id]);
    if (found) return found.content;
  }
  return undefined;
}

/** Stores a story with its pictures and fonts, or rolls back. */
export async function storeStory(owner: Owner, content: OfflineStory): Promise<void> {
  const fonts = facesNeeded(textOf(content), pageFonts()).map(({ url }) => url);
  // without persistence, the browser may delete any of the files when the device is full
  await navigator.storage?.persist?.().catch(() => false);
  // the rollback must not remove files that another version uses
  const pictures: Added = { cacheName: STORIES_PREFIX + owner, urls: [] };
  const faces: Added = { cacheName: ASSETS_CACHE, urls: [] };
  try {
    const failure = await installShell();
    if (failure !== null)
      throw failure === 'network' ? new TypeError('The shell failed to load.') : new NotStored(failure);
    const bytes = (await storeFiles(content.pictures, pictures)) + (await storeFiles(fonts, faces));
    await storeRow(owner, content, bytes + textOf(content).length);
  } catch (error) {
    await Promise.allSettled([pictures, faces].map(removeFiles));
    throw error instanceof NotStored ? error : new NotStored(await reasonOf(error));
  }
  announce();
}

const textOf = (content: OfflineStory): string => JSON.stringify(content.story);

async function reasonOf(error: unknown): Promise<StoreFailure> {
  const name = error instanceof Error ? error.name : '';
  if (!NETWORK_ERRORS.has(name)) return storageFailureOf(error);
  // a worker without room reports only that it was not installed
  return (await roomFailure()) ?? 'network';
}

interface Added {
  readonly cacheName: string;
  readonly urls: string[];
}

/** Returns the size of the files in bytes, and adds the newly stored ones to the list. */
async function storeFiles(urls: readonly string[], added: Added): Promise<number> {
  const cache = await caches.open(added.cacheName);
  let bytes = 0;
  for (const url of urls) {
    const stored = await cache.match(url);
    const response = stored ?? (await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }));
    // a captive portal answers everything with a page
    if (response.headers.get('content-type')?.startsWith('text/html'))
      throw new TypeError(`${url} was answered with a page.`);
    // a picture that is missing, or not painted yet, is left out
    if (!response.ok || isInterim(response)) continue;
    bytes += (await response.clone().blob()).size;
    if (stored) continue;
    added.urls.push(url);
    await cache.put(url, response);
  }
  return bytes;
}

/** Stores the row of a story. An older version stays for the plays that began with it. */
async function storeRow(owner: Owner, content: OfflineStory, bytes: number): Promise<void> {
  const { story_id, snapshot_id } = content;
  const transaction = (await database()).transaction(['stories', 'plays'], 'readwrite', {
    durability: 'strict',
  });
  const stories = transaction.objectStore('stories');
  const played = new Set((await transaction.objectStore('plays').getAll()).map((play) => play.snapshot_id));
  for (const older of await stories.getAll(storiesOf(owner))) {
    if (older.story_id !== story_id) continue;
    if (played.has(older.snapshot_id)) await stories.put({ ...older, is_current: false });
    else await stories.delete([owner, older.snapshot_id]);
  }
  const stored_at = new Date().toISOString();
  const row = { owner, story_id, snapshot_id, is_current: true, stored_at, bytes, content };
  await Promise.all([stories.put(row), transaction.done]);
}

/** Removes all versions of a story. Plays that began with them are uploaded, or stay without text. */
export async function removeStory(owner: Owner, story_id: string): Promise<void> {
  const transaction = (await database()).transaction('stories', 'readwrite');
  const pictures: string[] = [];
  for (const story of await transaction.store.getAll(storiesOf(owner))) {
    if (story.story_id !== story_id) continue;
    pictures.push(...story.content.pictures);
    await transaction.store.delete([owner, story.snapshot_id]);
  }
  await transaction.done;
  // a browser that refuses caches has stored no pictures
  await removeFiles({ cacheName: STORIES_PREFIX + owner, urls: pictures }).catch(() => undefined);
  announce();
}

async function removeFiles({ cacheName, urls }: Added): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map((url) => cache.delete(url)));
}

/** Whether this browser refuses the service worker or the caches that stored stories need. */
export async function areFilesRefused(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return true;
  try {
    await caches.keys();
    return false;
  } catch {
    return true;
  }
}
