import { ASSETS_CACHE, BUILDS_CACHE, SHELL_PREFIX } from '../offline/cacheNames.ts';
import { isPage } from './genuine.ts';
import { scope } from './scope.ts';
import { BUILD, isInstalled, olderShells } from './shell.ts';

/** Inserted by the build: its files whose names have a hash of their content. */
declare const BUILD_FILES: readonly string[];

/** The number of older versions whose files stay stored, because their pages may be open. */
const VERSIONS_BEFORE = 2;

const RECORDS = '/builds/';
/** The record of the build whose worker is active. */
const ACTIVE = '/active-build';
const recordOf = (build: string): string => RECORDS + build;

const pathOf = ({ url }: { readonly url: string }): string => {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
};

/** Records the files of this build, for the workers of later builds. */
export async function rememberBuild(): Promise<void> {
  const records = await caches.open(BUILDS_CACHE);
  // deleted first, so that a returning build counts as the newest
  await records.delete(recordOf(BUILD));
  await records.put(recordOf(BUILD), Response.json(BUILD_FILES));
}

/** The earlier builds on record, the oldest first. */
async function olderBuilds(): Promise<string[]> {
  const paths = (await (await caches.open(BUILDS_CACHE)).keys()).map(pathOf);
  return paths
    .filter((path) => path.startsWith(RECORDS) && path !== recordOf(BUILD))
    .map((path) => path.slice(RECORDS.length));
}

/** The files of a build; undefined without a record. */
async function filesOf(build: string): Promise<readonly string[] | undefined> {
  const record = await caches.match(recordOf(build), { cacheName: BUILDS_CACHE });
  return record && ((await record.json()) as readonly string[]);
}

async function activeBuild(): Promise<string[]> {
  const record = await caches.match(ACTIVE, { cacheName: BUILDS_CACHE });
  return record ? [await record.text()] : [];
}

const last = <T>(of: readonly T[], count: number): T[] => of.slice(Math.max(0, of.length - count));

/**
 * The earlier builds that are still needed. While a page is open, these are the latest ones and the one whose worker is
 * active, even if many unused ones came after it. Without a page, only the latest one with a shell is needed, and only
 * if this build has no shell.
 */
async function neededBuilds(isPageOpen: boolean): Promise<ReadonlySet<string>> {
  const shells = (await olderShells()).map((name) => name.slice(SHELL_PREFIX.length));
  if (!isPageOpen) return new Set((await isInstalled()) ? [] : last(shells, 1));
  return new Set([
    ...last(shells, VERSIONS_BEFORE),
    ...last(await olderBuilds(), VERSIONS_BEFORE),
    ...(await activeBuild()),
  ]);
}

/** Removes the files that no needed build uses, which would otherwise accumulate with every version. */
async function removeOthers(needed: ReadonlySet<string>): Promise<void> {
  const isOld = (build: string) => build !== BUILD && !needed.has(build);
  for (const name of await olderShells())
    if (isOld(name.slice(SHELL_PREFIX.length))) await caches.delete(name);
  const lists = await Promise.all([...needed].map(filesOf));
  for (const build of (await olderBuilds()).filter(isOld))
    await (await caches.open(BUILDS_CACHE)).delete(recordOf(build));
  // an older build without a record may need any file
  if (lists.includes(undefined)) return;
  const files = new Set([...BUILD_FILES, ...lists.flat()]);
  const assets = await caches.open(ASSETS_CACHE);
  for (const request of await assets.keys()) if (!files.has(pathOf(request))) await assets.delete(request);
}

/** Removes old builds while pages of the preceding build are open. */
export const removeOldBuilds = async (): Promise<void> => removeOthers(await neededBuilds(true));

/** Called when the worker of this build is activated. */
export async function beginBuild(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await removeOthers(await neededBuilds(pages.length > 0));
  await (await caches.open(BUILDS_CACHE)).put(ACTIVE, new Response(BUILD));
}

const FONT = /-[\w-]{8}\.woff2$/;

/** Loads this build's fonts for stored stories, because its pages may request them by new names. */
export async function bringFonts(): Promise<void> {
  const assets = await caches.open(ASSETS_CACHE);
  const stored = (await assets.keys()).map(pathOf);
  const faces = new Set(stored.filter((path) => FONT.test(path)).map((path) => path.replace(FONT, '')));
  for (const path of BUILD_FILES) {
    if (!FONT.test(path) || !faces.has(path.replace(FONT, '')) || stored.includes(path)) continue;
    const response = await fetch(path);
    if (!response.ok || isPage(response)) throw new TypeError(`${path} did not arrive.`);
    await assets.put(path, response);
  }
}
