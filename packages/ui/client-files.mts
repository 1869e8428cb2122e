// Marks the files of the build that need React, and so run in the browser; all others also work on a server.
import fs from 'node:fs';
import path from 'node:path';
import { serverSafe } from './parts.mts';

const MARK = '"use client";';

/** The files and packages that a file takes from: imported, re-exported, loaded lazily or required. */
const TAKEN = /\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g;

const files = fs.globSync('dist/*.{js,mjs}');
const taken = new Map(files.map((file) => [file, takenBy(file)]));

function takenBy(file: string): string[] {
  return [...fs.readFileSync(file, 'utf8').matchAll(TAKEN)].map(([, name = '']) =>
    name.startsWith('.') ? path.join('dist', name) : name,
  );
}

/** The packages that a file needs, directly or through other files of the build. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return (taken.get(file) ?? []).flatMap((name) => (taken.has(name) ? packagesOf(name, seen) : [name]));
}

/**
 * The module of all exports only re-exports: its sources are marked themselves, so that plain values need no
 * client.
 */
const WHOLE = path.join('dist', 'index.mjs');
const own = (taken.get(WHOLE) ?? []).filter((name) => !taken.has(name));
if (own.length > 0) throw new Error(`${WHOLE} needs ${own.join(', ')} itself: give what needs it an entry.`);

/** Imports for side effects: the package has none, and a server would read every file that they name. */
const FOR_EFFECTS = /^import "\.\/[^"]+";$/gm;

for (const file of files) {
  const isClient = file !== WHOLE && packagesOf(file).length > 0;
  const code = fs.readFileSync(file, 'utf8').replaceAll(FOR_EFFECTS, '');
  // a directive counts only at the beginning of a file
  fs.writeFileSync(file, isClient ? MARK + code : code);
}

for (const name of Object.keys(serverSafe)) {
  for (const file of [`dist/${name}.mjs`, `dist/${name}.js`]) {
    const needed = packagesOf(path.normalize(file));
    if (needed.length > 0) throw new Error(`${file} is for servers too, and needs ${needed.join(', ')}.`);
  }
}
