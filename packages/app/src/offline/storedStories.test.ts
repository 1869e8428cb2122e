import { anOfflineStory } from '@kathaloka/contract/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aContainer, registration } from '../testing/pageWorker.ts';
import { aDevice, putPlay, putStory } from '../testing/device.ts';
import { database, GUEST } from './database.ts';
import {
  areFilesRefused,
  removeStory,
  storedStories,
  storedStory,
  storeStory,
  storyOfPlay,
} from './storedStories.ts';

const [ANNA, RAVI] = ['anna', 'ravi'];
const device = aDevice();
const COVER = '/covers/a.webp';
const FONT = 'https://kathaloka.test/assets/mukta.woff2';
const content = anOfflineStory({ pictures: [COVER, '/covers/gone.webp'] });
const { story_id } = content;

let network: (url: string) => Response;
const fetched: string[] = [];
const worker = registration.active;

class FontFaceRule {
  readonly style = {
    getPropertyValue: (name: string) =>
      ({ 'font-family': '"Mukta"', src: 'url(mukta.woff2)', 'unicode-range': 'U+0-FF' })[name] ?? '',
  };
}

const fail = (error: Error): never => {
  throw error;
};
const lost = () => fail(new TypeError('Failed to fetch'));

beforeEach(() => {
  worker.failure = null;
  network = (url) => new Response('bytes', { status: url.includes('gone') ? 404 : 200 });
  fetched.length = 0;
  const persist = () => Promise.reject(new TypeError('Refused'));
  device.navigate({ serviceWorker: aContainer(), storage: { persist } });
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule);
  const href = 'https://kathaloka.test/assets/a.css';
  vi.stubGlobal('document', { styleSheets: [{ href, cssRules: [new FontFaceRule()] }] });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return network(url);
  });
});

afterEach(() => void vi.restoreAllMocks());

const filesIn = () =>
  Object.fromEntries(
    [...device.caches.all].map(([name, { rows }]) => [
      name.replace('kathaloka-', ''),
      [...rows.keys()].map((url) => new URL(url).pathname),
    ]),
  );
const rowsOf = async () =>
  (await (await database()).getAll('stories')).map(
    ({ owner, snapshot_id, is_current }) => `${owner} ${snapshot_id}${is_current ? '' : ' (old)'}`,
  );

it('shows these readers’ stories in their newest versions, and no others, the last stored first', async () => {
  const story = (id: string) => anOfflineStory({ snapshot_id: id, story_id: id });
  await putStory({ owner: ANNA, content: story('a') });
  await putStory({ owner: GUEST, content: story('b'), stored_at: '2026-11-26T10:00:00.000Z' });
  await putStory({ owner: ANNA, content: story('old'), is_current: false });
  await putStory({ owner: RAVI, content: story('c') });
  const shown = async (owners: string[]) => (await storedStories(owners)).map((each) => each.story_id);
  expect(await shown([ANNA, GUEST])).toEqual(['b', 'a']);
  expect(await shown([GUEST])).toEqual(['b']);
  expect(await storedStory([ANNA], 'b')).toBeUndefined();
  expect(await storyOfPlay([GUEST, ANNA], 'old')).toEqual(story('old'));
  expect(await storyOfPlay([GUEST], 'old')).toBeUndefined();
});

it('stores a story with its pictures and fonts, each fetched once, and counts the bytes', async () => {
  await storeStory(ANNA, content);
  const files = { 'stories-anna': [COVER], assets: ['/assets/mukta.woff2'] };
  expect(filesIn()).toEqual(files);
  const bytes = JSON.stringify(content.story).length + 2 * 'bytes'.length;
  expect(await storedStory([ANNA], story_id)).toMatchObject({ bytes, content });
  await storeStory(ANNA, content);
  expect(fetched.filter((url) => !url.includes('gone'))).toEqual([COVER, FONT]);
  expect(await storedStory([ANNA], story_id)).toMatchObject({ bytes });
  expect(device.changes).toBe(2);
});

it('leaves out a picture that is not painted yet: another one follows at its address', async () => {
  network = (url) => new Response('bytes', { headers: url === COVER ? { 'cache-control': 'no-store' } : {} });
  await storeStory(ANNA, content);
  expect(filesIn()['stories-anna']).toEqual(['/covers/gone.webp']);
});

it('keeps an older version for its plays, and keeps other readers’ stories', async () => {
  const version = (snapshot_id: string) => ({ content: anOfflineStory({ snapshot_id }) });
  for (const owner of [ANNA, RAVI])
    for (const id of ['played', 'unplayed']) await putStory({ owner, ...version(id) });
  await putStory({ owner: ANNA, content: anOfflineStory({ snapshot_id: 'other', story_id: 'other' }) });
  await putPlay({ owner: GUEST, snapshot_id: 'played' });
  await storeStory(ANNA, anOfflineStory({ snapshot_id: 'new' }));
  const others = ['ravi played', 'ravi unplayed'];
  expect(await rowsOf()).toEqual(['anna new', 'anna other', 'anna played (old)', ...others]);
  await removeStory(ANNA, story_id);
  expect(await rowsOf()).toEqual(['anna other', ...others]);
});

it.each<[string, string, () => void]>([
  ['the shell does not arrive', 'network', () => (worker.failure = 'network')],
  ['the shell has no room', 'full', () => (worker.failure = 'full')],
  ['the worker may store nothing', 'storage_refused', () => (worker.failure = 'storage_refused')],
  [
    'a picture does not arrive',
    'network',
    () => (network = (url) => (/new/.test(url) ? lost() : new Response(''))),
  ],
  [
    'a face does not arrive',
    'network',
    () => (network = (url) => (url === FONT ? lost() : new Response(''))),
  ],
  [
    'nothing arrives any more on a device without room',
    'full',
    () => (network = () => ((device.full = 'QuotaExceededError'), lost())),
  ],
  [
    'a network wants a login first',
    'network',
    () =>
      (network = () => new Response('Welcome', { headers: { 'content-type': 'text/html; charset=utf-8' } })),
  ],
  ['a picture has no room', 'full', () => (device.full = 'QuotaExceededError')],
  [
    'the story has no room',
    'full',
    () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, row) {
        const request = this.put(row);
        this.transaction.abort();
        device.full = 'QuotaExceededError';
        return request;
      });
    },
  ],
])('rolls back if %s: %s', async (_, reason, breakIt) => {
  await putStory({ owner: ANNA, content });
  await (await caches.open('kathaloka-stories-anna')).put(COVER, new Response('bytes'));
  breakIt();
  const newer = anOfflineStory({ snapshot_id: 'new', pictures: [COVER, '/covers/new.webp'] });
  await expect(storeStory(ANNA, newer)).rejects.toMatchObject({ reason });
  expect(await rowsOf()).toEqual([`anna ${content.snapshot_id}`]);
  expect(Object.values(filesIn()).flat()).toEqual([COVER]);
  expect(device.changes).toBe(0);
});

it('removes the pictures of this reader’s story, even if the browser refuses its caches', async () => {
  for (const owner of [ANNA, RAVI]) await storeStory(owner, content);
  await removeStory(ANNA, story_id);
  expect(filesIn()).toMatchObject({ 'stories-anna': [], 'stories-ravi': [COVER] });
  device.isRefused = true;
  await removeStory(RAVI, story_id);
  expect(await rowsOf()).toEqual([]);
});

it('recognises a browser that refuses files: without workers, or without caches', async () => {
  expect(await areFilesRefused()).toBe(false);
  device.isRefused = true;
  expect(await areFilesRefused()).toBe(true);
  device.isRefused = false;
  vi.stubGlobal('navigator', {});
  expect(await areFilesRefused()).toBe(true);
});
