import { API_BASE } from '@kathaloka/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWorkerScope, type Network } from '../testing/workerScope.ts';

// the plugin counts entries in IndexedDB, which is missing here
vi.mock('workbox-expiration/ExpirationPlugin.js', () => ({ ExpirationPlugin: Object }));

const ME = `${API_BASE}/auth/me`;
const STORIES = `${API_BASE}/stories/`;
const SCRIPT = '/assets/index-1.js';
const PORTAL = '<title>Welcome to the train</title>';

const login = (sub: string, sid: string) => `Bearer x.${btoa(JSON.stringify({ sub, sid }))}.x`;
const ANNA = login('anna', '1');
const RAVI = login('ravi', '2');
const as = (authorization: string) => ({ headers: { authorization } });

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
const html = (body: string) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

/** A server that answers with the caller's login, and serves the files of a build. */
const server =
  (build = '1'): Network =>
  ({ url, headers }) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith(API_BASE)) return json(headers.get('authorization') ?? 'a guest');
    if (pathname.startsWith('/assets/')) return script(`build ${build}`);
    if (/^\/(?:covers|pictures)\//.test(pathname))
      return new Response('a picture', { headers: { 'content-type': 'image/webp' } });
    return html(`<script type="module" crossorigin src="/assets/index-${build}.js"></script>`);
  };
const noNetwork: Network = () => Response.error();
const portal: Network = () => html(PORTAL);

let browser: ReturnType<typeof aWorkerScope>;
const { ask, dispatch, stored } = {
  ask: (...args: Parameters<typeof browser.ask>) => browser.ask(...args),
  dispatch: (...args: Parameters<typeof browser.dispatch>) => browser.dispatch(...args),
  stored: (prefix: string) => browser.stored(prefix),
};

async function install(build = '1'): Promise<void> {
  browser.device.network = server(build);
  await browser.start(build, [`/assets/index-${build}.js`]);
  await dispatch('install');
  await dispatch('activate');
}

beforeEach(async () => {
  browser = aWorkerScope();
  await install();
});
afterEach(() => vi.unstubAllGlobals());

describe('the sources of answers', () => {
  it('asks again for a cover that is not painted yet', async () => {
    const cover = (body: string, headers: Record<string, string>) => () =>
      new Response(body, { headers: { 'content-type': 'image/webp', ...headers } });
    const asked = ['small', 'large', 'none'].map((body) =>
      cover(body, body === 'small' ? { 'cache-control': 'no-store' } : {}),
    );
    const answers: string[] = [];
    for (const network of asked) {
      browser.device.network = network;
      answers.push(await ask('/covers/b.webp'));
    }
    expect(answers).toEqual(['small', 'large', 'large']);
  });

  it('are caches for lists and pages without a network, at every address', async () => {
    await ask(STORIES);
    browser.device.network = noNetwork;
    expect(await ask(STORIES)).toBe('a guest');
    for (const address of [
      '/home',
      '/game/1',
      '/play/1',
      '/login',
      '/from/x',
      '/join/x',
      '/admin',
      '/admin/people',
      '/nowhere',
    ])
      expect(await ask(address, { isPage: true }), address).toContain('/assets/index-1.js');
    expect(await ask(SCRIPT)).toBe('build 1');
  });

  it('are only the network for changes, tokens, events, downloads, authors and administrators', async () => {
    for (const path of [
      '/auth/refresh',
      '/admin/people',
      '/my-stories',
      '/game/sessions/1/events',
      '/stories/1/draft',
    ])
      expect(await ask(API_BASE + path, as(ANNA)), path).toBe('network');
    expect(await ask(ME, { ...as(ANNA), method: 'PUT' })).toBe('network');
    expect(await ask(`${API_BASE}/game/sessions/1/book`, { isPage: true })).toBe('network');
    expect(await ask('https://elsewhere.test/picture.webp')).toBe('network');
    expect(stored('kathaloka-account-')).toEqual({});
  });

  it('do not include gateways, whose server is down, or pages of a captive portal', async () => {
    await ask(STORIES);
    for (const status of [502, 503, 504, 511]) {
      browser.device.network = () => new Response('Bad gateway', { status });
      expect(await ask(STORIES), `${status}`).toBe('a guest');
      expect(await ask('/home', { isPage: true }), `${status}`).toContain(SCRIPT);
    }
    browser.device.network = portal;
    expect(await ask(STORIES)).toBe('a guest');
    for (const path of ['/assets/later-1.js', '/covers/a.webp', ME]) await ask(path, as(ANNA));
    browser.device.network = server();
    expect(await ask('/assets/later-1.js')).toBe('build 1');
    expect(await ask('/covers/a.webp')).toBe('a picture');
    expect(await ask(ME, as(ANNA))).toBe(ANNA);
  });
});

describe('a server that does not answer', () => {
  /** Delays an answer until the test releases it. */
  function hang(): () => void {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    browser.device.network = async ({ url }) => {
      await late;
      return url.includes(API_BASE) ? json('late') : html('late');
    };
    return answer;
  }

  it('is awaited for four seconds if there is a cached answer, and longer for administrators', async () => {
    await ask(STORIES);
    const answer = hang();
    vi.useFakeTimers();
    const asked = [ask(STORIES), ask('/home', { isPage: true }), ask('/admin/people', { isPage: true })];
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    answer();
    expect(await Promise.all(asked)).toEqual(['a guest', expect.stringContaining(SCRIPT), 'late']);
  });

  it('is reported to the page, even if it listens later, with the age of what it shows', async () => {
    const at = 'Wed, 25 Nov 2026 10:00:00 GMT';
    browser.device.network = () => new Response('a list', { headers: { date: at } });
    await ask(STORIES);
    expect(browser.told).toEqual([]);
    browser.device.network = noNetwork;
    await ask(STORIES);
    const said = { type: 'stored', at };
    expect(browser.told).toEqual([said]);
    await dispatch('message', { data: { type: 'listening' }, source: { id: 'page' } });
    expect(browser.told).toEqual([said, said]);
    browser.device.network = server();
    for (const path of [STORIES, STORIES]) await ask(path);
    expect(browser.told).toEqual([said, said, { type: 'answered' }]);
  });
});

describe('the data of an account', () => {
  it('is stored only for its login', async () => {
    await ask(ME, as(ANNA));
    expect(stored('kathaloka-account-')).toEqual({ 'kathaloka-account-anna.1': [ME] });
    await ask(STORIES, as(RAVI));
    expect(stored('kathaloka-account-')).toEqual({ 'kathaloka-account-ravi.2': [STORIES] });
    browser.device.network = noNetwork;
    expect(await ask(ME, as(RAVI))).not.toContain(ANNA);
    expect(await ask(STORIES)).not.toContain(RAVI);
    expect(stored('kathaloka-public')).toEqual({});
    // an answer that the previous reader has requested in another tab
    browser.device.network = server();
    await ask(ME, as(ANNA));
    expect(Object.keys(stored('kathaloka-account-'))).toEqual(['kathaloka-account-ravi.2']);
  });

  it('is in no shared cache: no picture of an unknown reader, and no answer for an ended login', async () => {
    await ask('/pictures/1.webp');
    await ask(ME, as(ANNA));
    await browser.start('1', [SCRIPT]);
    await dispatch('message', { data: { type: 'forget' } });
    await ask(ME, as(ANNA));
    expect(stored('kathaloka-account-')).toEqual({});
    for (const name of ['kathaloka-public', 'kathaloka-pictures']) expect(stored(name)).toEqual({});
  });

  it('is removed by a logout that does not reach the server, even if that started the worker', async () => {
    await ask(ME, as(ANNA));
    await ask('/pictures/1.webp');
    browser.device.network = noNetwork;
    await browser.start('1', [SCRIPT]);
    await ask(`${API_BASE}/auth/logout`, { ...as(ANNA), method: 'POST' });
    expect(stored('kathaloka-account-')).toEqual({});
    await ask(`${API_BASE}/auth/logout`, { ...as(RAVI), method: 'POST' });
    // a late answer to another tab
    browser.device.network = server();
    for (const each of [ANNA, RAVI]) await ask(ME, as(each));
    expect(stored('kathaloka-account-')).toEqual({});
  });

  it('stays where a picture has the address of the logout', async () => {
    await ask(ME, as(ANNA));
    await ask(`${API_BASE}/auth/logout`);
    expect(stored('kathaloka-account-')).not.toEqual({});
  });

  it('is not stored if it arrives after the logout', async () => {
    let resolve: ((answer: Response) => void) | undefined;
    browser.device.network = () => new Promise<Response>((done) => (resolve = done));
    const late = ask(ME, as(ANNA));
    await vi.waitFor(() => expect(resolve).toBeDefined());
    await dispatch('message', { data: { type: 'forget' } });
    resolve?.(json('late'));
    expect(await late).toBe('late');
    expect(stored('kathaloka-account-')).toEqual({});
  });
});

describe('a newer build', () => {
  it('waits for a request to activate, and keeps the files of two previous builds while a page is open', async () => {
    browser.pages.push('a running play');
    for (const build of ['2', '3']) {
      await install(build);
      expect(browser.device.skipped).toBe(false);
    }
    expect(await ask('/assets/index-1.js')).toBe('build 1');
    await install('4');
    expect(Object.keys(stored('kathaloka-shell-'))).toEqual([
      'kathaloka-shell-2',
      'kathaloka-shell-3',
      'kathaloka-shell-4',
    ]);
    browser.device.network = noNetwork;
    expect(await ask('/home', { isPage: true })).toContain('/assets/index-4.js');
    browser.pages.length = 0;
    await install('5');
    expect(Object.keys(stored('kathaloka-shell-'))).toEqual(['kathaloka-shell-5']);
    await dispatch('message', { data: { type: 'activate' } });
    expect(browser.device.skipped).toBe(true);
  });

  it('loads nothing ahead with Save-Data if the previous build works without a network', async () => {
    browser.device.saveData = true;
    for (const build of ['2', '3']) await install(build);
    browser.device.network = noNetwork;
    expect(await ask('/home', { isPage: true })).toContain('/assets/index-1.js');
    expect(await ask(SCRIPT)).toBe('build 1');
  });

  it('loads nothing ahead on 2G either, even when a page starts listening', async () => {
    browser = aWorkerScope();
    browser.device.effectiveType = 'slow-2g';
    await install();
    await dispatch('message', { data: { type: 'listening' } });
    expect(stored('kathaloka-shell-')).toEqual({});
  });

  it('is loaded with Save-Data when a story is stored, or says why not', async () => {
    browser = aWorkerScope();
    browser.device.saveData = true;
    await install();
    expect(stored('kathaloka-shell-')).toEqual({});
    const keep = async () => {
      const postMessage = vi.fn<(answer: unknown) => void>();
      const asked = dispatch('message', { data: { type: 'install' }, ports: [{ postMessage }] });
      // the event fails with the error that the port reports
      await Promise.allSettled([asked]);
      return postMessage.mock.lastCall?.[0];
    };
    browser.device.network = noNetwork;
    expect(await keep()).toEqual({ failure: 'network' });
    browser.device.network = () => {
      throw new DOMException('The page was left', 'AbortError');
    };
    expect(await keep()).toEqual({ failure: 'network' });
    browser.device.network = server();
    for (const failure of ['QuotaExceededError', 'UnknownError', 'InvalidAccessError']) {
      browser.device.full = failure;
      // room for the record of the build's files, and for some of the files
      browser.device.room = 2;
      expect(await keep(), failure).toEqual({ failure: 'full' });
      expect(stored('kathaloka-shell-'), failure).toEqual({});
    }
    browser.device.full = 'SecurityError';
    expect(await keep()).toEqual({ failure: 'storage_refused' });
    browser.device.full = undefined;
    expect(await keep()).toEqual({ failure: null });
    // stored files stay when there is no more room
    browser.device.full = 'QuotaExceededError';
    expect(await keep()).toEqual({ failure: 'full' });
    expect(stored('kathaloka-shell-')).toEqual({ 'kathaloka-shell-1': [SCRIPT, '/offline'] });
  });

  it('is installed without its shell on a full device, and the next page retries the shell', async () => {
    browser = aWorkerScope();
    browser.device.full = 'QuotaExceededError';
    await install();
    expect(stored('kathaloka-shell-')).toEqual({});
    expect(await ask(SCRIPT)).toBe('build 1');
    await dispatch('message', { data: { type: 'listening' } });
    browser.device.full = undefined;
    // ignored: a worker retries only once while it runs
    await dispatch('message', { data: { type: 'listening' } });
    expect(stored('kathaloka-shell-')).toEqual({});
    await browser.start('1', [SCRIPT]);
    await dispatch('message', { data: { type: 'listening' } });
    expect(stored('kathaloka-shell-')).toEqual({ 'kathaloka-shell-1': [SCRIPT, '/offline'] });
  });

  it('answers from the network if the browser cannot read its storage', async () => {
    await browser.start('1', [SCRIPT]);
    browser.device.isRefused = true;
    expect(await ask('/home', { isPage: true })).toContain('/assets/index-1.js');
    for (const path of [SCRIPT, '/covers/a.webp', '/pictures/a.webp'])
      expect(await ask(path), path).toMatch(/^(?:build 1|a picture)$/);
    for (const path of [STORIES, ME]) expect(await ask(path, as(ANNA)), path).toBe(ANNA);
    await dispatch('install');
    await dispatch('activate');
  });

  it('is not installed from the answers of another server or a captive portal', async () => {
    for (const network of [portal, server('2')]) {
      browser.device.network = network;
      await browser.start('3', ['/assets/index-3.js']);
      await expect(dispatch('install')).rejects.toThrow('did not arrive');
    }
    browser.device.network = noNetwork;
    expect(await ask('/home', { isPage: true })).toContain('/assets/index-1.js');
  });
});
