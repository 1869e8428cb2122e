import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

const PACKAGES = path.join(import.meta.dirname, '../../..');

/** Packages whose values choose words by key, so that these keys appear only in their lists. */
const BY_VALUE = ['contract', 'story', 'server', 'formats'];

/** Every source file except words, stories and tests. */
function sourcesIn(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]words[\\/](?:en|hi|ur)\b/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** The keys of an area with their paths; entries of a list have no key. */
function keysOf(words: object, at: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const inner =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? keysOf(value, `${at}.${key}`)
        : [];
    return [[`${at}.${key}`, key] as [string, string], ...inner];
  });
}

const names = new Set(
  ['ui', 'app', ...BY_VALUE].flatMap(
    (name) => sourcesIn(path.join(PACKAGES, name, 'src')).match(/[\w$]+(?:-[\w$]+)*/g) ?? [],
  ),
);

describe('Every key of the words is read somewhere', () => {
  it.each(Object.entries(en))('in %s', (area, words) => {
    const unused = keysOf(words, area).filter(
      ([, key]) => !names.has(key) && /^\w/.test(key) && !key.includes(' '),
    );
    expect(unused.map(([at]) => at)).toEqual([]);
  });
});
