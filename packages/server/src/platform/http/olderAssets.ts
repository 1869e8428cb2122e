import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

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
 * name always means the same file, and concurrent starts in one folder copy the same files.
 */
export async function storeAssets(built: string, store: string): Promise<ReadonlySet<string>> {
  const found = await fs.readdir(built, { withFileTypes: true });
  const names = found.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
  await fs.mkdir(store, { recursive: true });
  const before = (await readBuilds(store)).filter((build) => !isSame(build, names));
  const builds: Builds = [names, ...before].slice(0, BUILDS);
  const there = new Set(await fs.readdir(store));
  for (const name of names) if (!there.has(name)) await copyInto(store, path.join(built, name), name);
  await writeInto(store, JSON.stringify(builds), LIST);
  const wanted = new Set(builds.flat());
  for (const name of there) if (name !== LIST && !wanted.has(name)) await fs.rm(path.join(store, name));
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

/** Copies under a temporary name, and renames it when complete. */
async function copyInto(store: string, from: string, name: string): Promise<void> {
  const part = path.join(store, `.${randomUUID()}`);
  await fs.copyFile(from, part);
  await fs.rename(part, path.join(store, name));
}

async function writeInto(store: string, text: string, name: string): Promise<void> {
  const part = path.join(store, `.${randomUUID()}`);
  await fs.writeFile(part, text);
  await fs.rename(part, path.join(store, name));
}
