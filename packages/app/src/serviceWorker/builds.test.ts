import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWorkerScope, type Network } from '../testing/workerScope.ts';

// the plugin counts entries in IndexedDB, which is missing here
vi.mock('workbox-expiration/ExpirationPlugin.js', () => ({ ExpirationPlugin: Object }));

/** The files of a build, named after it, except for one that never changes. */
const entry = (build: string) => `/assets/index-${build}.js`;
const screen = (build: string) => `/assets/screen-${build}.js`;
const SAME = '/assets/foundation-00000000.js';
const font = (build: string) => `/assets/eczar-400-normal-0000000${build}.woff2`;
const unusedFont = (build: string) => `/assets/mukta-400-normal-0000000${build}.woff2`;

const file = (text: string, type = 'text/javascript') =>
  new Response(text, { headers: { 'content-type': type } });
const server =
  (build: string): Network =>
  ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/')) return file(`${pathname} of build ${build}`);
    return file(`<script src="${entry(build)}"></script>`, 'text/html');
  };
const noNetwork: Network = () => Response.error();

let browser: ReturnType<typeof aWorkerScope>;

/** Installs a newer build, which waits while a page of the older one is open. */
async function installWaiting(build: string): Promise<void> {
  browser.device.network = server(build);
  await browser.start(build, [entry(build)], [screen(build), SAME, font(build), unusedFont(build)]);
  await browser.dispatch('install');
}
async function use(build: string): Promise<void> {
  await installWaiting(build);
  await browser.dispatch('activate');
}
/** Lets a page load files that are not in the shell. */
async function open(build: string): Promise<void> {
  for (const path of [screen(build), SAME]) await browser.ask(path);
}
const assets = () => browser.stored('kathaloka-assets')['kathaloka-assets'] ?? [];
const shells = () => Object.keys(browser.stored('kathaloka-shell-'));

beforeEach(() => {
  browser = aWorkerScope();
});
afterEach(() => vi.unstubAllGlobals());

describe('files that were loaded in addition to the shell', () => {
  it('do not accumulate with every build: those of this one stay, and those that it shares with others', async () => {
    for (const build of ['1', '2', '3', '4', '5', '6']) {
      await use(build);
      await open(build);
    }
    expect(assets()).toEqual([SAME, screen('6')]);
    expect(browser.stored('kathaloka-builds')['kathaloka-builds']?.toSorted()).toEqual([
      '/active-build',
      '/builds/6',
    ]);
  });

  it('stay for the two previous builds while a page is open', async () => {
    browser.pages.push('a running play');
    for (const build of ['1', '2', '3', '4']) {
      await use(build);
      await open(build);
    }
    browser.device.network = noNetwork;
    for (const build of ['2', '3', '4']) expect(await browser.ask(screen(build))).toContain(`build ${build}`);
    expect(await browser.ask(screen('1'))).toContain('TypeError');
    expect(await browser.ask(SAME)).toContain('build 1');
  });

  it('stay for a running play, however many unused builds have waited since', async () => {
    browser.pages.push('a running play');
    await use('1');
    await open('1');
    for (const build of ['2', '3', '4', '5', '6']) await installWaiting(build);
    expect(shells()).toEqual([1, 4, 5, 6].map((build) => `kathaloka-shell-${build}`));
    // another tab has already activated the newest
    await browser.dispatch('activate');
    browser.device.network = noNetwork;
    for (const path of [entry('1'), screen('1')]) expect(await browser.ask(path)).toContain('build 1');
    browser.pages.length = 0;
    await use('7');
    expect(shells()).toEqual(['kathaloka-shell-7']);
    expect(assets()).toEqual([SAME]);
  });

  it('stay with Save-Data for the build that works without a network', async () => {
    await use('1');
    await open('1');
    browser.device.saveData = true;
    for (const build of ['2', '3', '4']) await use(build);
    browser.device.network = noNetwork;
    for (const path of [entry('1'), screen('1')]) expect(await browser.ask(path)).toContain('build 1');
  });

  it('stay with Save-Data for the pages of the two previous builds', async () => {
    browser.device.saveData = true;
    browser.pages.push('a running play');
    for (const build of ['1', '2', '3']) {
      await use(build);
      await open(build);
    }
    browser.device.network = noNetwork;
    expect(await browser.ask(screen('1'))).toContain('build 1');
  });

  it('stay if an older build has no record of its files', async () => {
    browser.pages.push('a running play');
    await use('1');
    await open('1');
    await browser.caches.delete('kathaloka-builds');
    await use('2');
    expect(assets()).toContain(screen('1'));
  });
});

describe('the fonts of stored stories', () => {
  it('are available to the pages of a newer build, under their new names', async () => {
    await use('1');
    // stored in the way that a page stores it for a story
    await browser.ask(font('1'));
    await use('2');
    browser.device.network = noNetwork;
    expect(await browser.ask(font('2'))).toContain('build 2');
    expect(assets()).toEqual([font('2')]);
  });

  it('must be loaded before the newer build is installed; the older one stays in use', async () => {
    await use('1');
    await browser.ask(font('1'));
    const whole = server('2');
    const portal: Network = () => file('<title>Welcome to the train</title>', 'text/html');
    for (const instead of [noNetwork, portal]) {
      browser.device.network = (request) => (request.url.includes('eczar') ? instead : whole)(request);
      await browser.start('2', [entry('2')], [font('2')]);
      await expect(browser.dispatch('install')).rejects.toThrow('did not arrive');
      expect(assets()).toEqual([font('1')]);
    }
  });
});
