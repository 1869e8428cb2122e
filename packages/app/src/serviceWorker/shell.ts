import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { SHELL_PATH, SHELL_PREFIX } from '../offline/cacheNames.ts';
import { isPage } from './genuine.ts';
import type { LastingEvent } from './scope.ts';

/** Inserted by the build: the files of the shell and of an offline play, and the version. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[];
/** The scripts with which the page begins. */
declare const ENTRIES: readonly string[];
declare const VERSION: string;

export const BUILD = VERSION;
export const SHELL_CACHE = `${SHELL_PREFIX}${BUILD}`;

/** Whether a page belongs to this build, not to a captive portal or an older server. */
async function isOwn(page: Response): Promise<boolean> {
  const text = await page.clone().text();
  return ENTRIES.every((script) => text.includes(script));
}

const onlyOwnFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    const isShell = new URL(request.url).pathname === SHELL_PATH;
    return (isShell ? await isOwn(response) : !isPage(response)) ? response : null;
  },
};

/** The files that every page needs, loaded when the worker is installed. */
const shell = new PrecacheController({ cacheName: SHELL_CACHE, plugins: [onlyOwnFiles] });
shell.addToCacheList([...SHELL_FILES]);

/** Installs the shell outside of installation: Workbox stores files only for an event named `install`. */
export const installShell = (event: LastingEvent): Promise<unknown> =>
  shell.install({ type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) });

/** The caches of other builds, the oldest first, because caches are listed in order of creation. */
export const olderShells = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE);

const pageIn = (cacheName: string): Promise<Response | undefined> =>
  caches.match(SHELL_PATH, { cacheName, ignoreSearch: true, ignoreVary: true });

/** Whether the shell of this build is complete, which its page shows, because it is stored last. */
export const isInstalled = async (): Promise<boolean> => (await pageIn(SHELL_CACHE)) !== undefined;

/** The page of this build; if it has no shell, that of the latest build with one. */
export async function shellPage(): Promise<Response | undefined> {
  for (const name of [SHELL_CACHE, ...(await olderShells()).toReversed()]) {
    const page = await pageIn(name);
    if (page) return page;
  }
  return undefined;
}
