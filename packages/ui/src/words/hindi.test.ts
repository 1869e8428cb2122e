import { describe, expect, it } from 'vitest';
import { administration } from './hi/administration.ts';
import { hi } from './hi.ts';
import { latinWords } from './testing/leftInEnglish.ts';

/** What a text is filled with: a number, an instant or a path, whichever it can be made of. */
const FILLINGS: readonly unknown[] = [3, '2026-11-20T09:30:00Z', 'ta', {}, ['क']];

/** Every text of an area, with the path to it. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return filled(value as (...values: unknown[]) => unknown, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

function filled(text: (...values: unknown[]) => unknown, path: string): [string, string][] {
  for (const filling of FILLINGS) {
    try {
      return texts(text(...Array.from({ length: 6 }, () => filling)), path);
    } catch {
      // it is made of something else
    }
  }
  throw new Error(`Nothing fills ${path}.`);
}

/** An area with texts by objects of the server has tests of its own. */
const OF_OBJECTS = new Set(['findings', 'errorCodes']);
/** No texts: codes, keys, names of files, and the two lines that the server itself writes in English. */
const NOT_TEXTS =
  /\.(ownLanguage|language|id|keys\.\d+|line|fileName|languageOption)$|^play\.continuing$|^adminForm\.endHint$/;
/** What is missing in the object that a text was filled with, and the places for elements. */
const UNFILLED = /undefined|\{\w+\}/g;

const areas = Object.entries({ ...hi, ...administration }).filter(([name]) => !OF_OBJECTS.has(name));

describe('In Hindi', () => {
  it.each(areas)('%s has no English words but those that are left in English on purpose', (name, words) => {
    const found = texts(words, name)
      .filter(([path]) => !NOT_TEXTS.test(path))
      .flatMap(([path, text]) => latinWords(text.replace(UNFILLED, '')).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each(areas)('%s has no empty texts', (name, words) => {
    const empty = texts(words, name).filter(
      ([path, text]) => !/\.(separator|line)$/.test(path) && text.trim() === '',
    );
    expect(empty).toEqual([]);
  });
});
