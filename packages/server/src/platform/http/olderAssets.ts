import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The number of builds whose files are stored: the current one and two before it, so that a page opened two releases
 * ago can still load its files.
 */
const BUILDS = 3;
const LIST = 'builds.json';

/** The names of the files of each build, the newest first. */
type Builds = readonly (readonly string[])[];

/**
 * Copies the files under `assets/` of the app's build into a folder that outlives the build, and deletes the files of
 * builds that are too old. Returns the names of files of older builds. Names contain a hash of their content, so a
 * name always means the same file, and concurrent starts in one folder copy the same files. A disk that is full
 * keeps no server from its start: then what was stored before is served, and nothing added.
 */
export async function storeAssets(
  built: string,
  store: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReadonlySet<string>> {
  const found = await fs.readdir(built, { withFileTypes: true });
  const names = found.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
  const before = (await readBuilds(store)).filter((build) => !isSame(build, names));
  const builds: Builds = [names, ...before].slice(0, BUILDS);
  const there = new Set(await fs.readdir(store).catch(() => []));
  try {
    await fs.mkdir(store, { recursive: true });
    for (const name of names)
      if (!there.has(name)) await putInto(store, name, (part) => fs.copyFile(path.join(built, name), part));
    await putInto(store, LIST, (part) => fs.writeFile(part, JSON.stringify(builds)));
    const wanted = new Set(builds.flat());
    for (const name of there) if (name !== LIST && !wanted.has(name)) await fs.rm(path.join(store, name));
  } catch (error) {
    log.warn({ err: error }, 'the files of this build could not be stored for pages that outlive it');
  }
  const older = new Set(builds.slice(1).flat());
  return new Set([...older].filter((name) => !names.includes(name) && there.has(name)));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

async function readBuilds(store: string): Promise<Builds> {
  try {
    return JSON.parse(await fs.readFile(path.join(store, LIST), 'utf8')) as Builds;
  } catch {
    // the list does not exist, or a crash has cut it off: older builds are forgotten
    return [];
  }
}

/** Writes under a temporary name, and renames it when complete. */
async function putInto(store: string, name: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = path.join(store, `.${randomUUID()}`);
  try {
    await write(part);
    await fs.rename(part, path.join(store, name));
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}
