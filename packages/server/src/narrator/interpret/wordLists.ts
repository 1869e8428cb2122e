import fs from 'node:fs';
import path from 'node:path';
import { fold } from './fold.ts';

const OWN = path.join(import.meta.dirname, 'words');
const OF_FRAGMENTS = path.join(import.meta.dirname, '..', 'fragments');

/** The lines of our own list for a language; empty if there is none. Lines that begin with `//` are comments. */
export function readLines(language: string, list: string): readonly string[] {
  return linesOf(path.join(OWN, language, `${list}.txt`));
}

/** The words of our own list, several to a line. */
export function readWords(language: string, list: string): readonly string[] {
  return readLines(language, list).flatMap((line) => line.split(/\s+/));
}

/** A list where each line has a name, a colon and its words. */
export function readGroups(
  language: string,
  list: string,
): readonly (readonly [string, readonly string[]])[] {
  return readLines(language, list).flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) return [];
    return [
      [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .split(/\s+/),
      ] as const,
    ];
  });
}

/** Our own list, joined with the one beside the narrator's fragments, if there is one. */
export function readShared(language: string, list: string): readonly string[] {
  const beside = linesOf(path.join(OF_FRAGMENTS, language, 'lists', `${list}.txt`));
  return [...readLines(language, list), ...beside];
}

function linesOf(file: string): readonly string[] {
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => fold(line.trim()))
    .filter((line) => line !== '' && !line.startsWith('//'));
}
