import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { SHELL_PATH, SHELL_PREFIX } from '../offline/cacheNames.ts';

/** Written by the build: what the shell and an offline play need, and what tells this build from all others. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const VERSION: string;

export const SHELL_CACHE = `${SHELL_PREFIX}${VERSION}`;

/** What every page needs, loaded when the worker is installed. */
export const shell = new PrecacheController({ cacheName: SHELL_CACHE });
shell.addToCacheList([...SHELL_FILES]);

/** The page of this build; undefined where it was left out to save data. */
export const shellPage = (): Promise<Response | undefined> => shell.matchPrecache(SHELL_PATH);
