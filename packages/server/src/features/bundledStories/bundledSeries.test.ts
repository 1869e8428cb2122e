import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBundledSeries, seriesFindings } from './bundledSeries.ts';
import { readBundledStories } from './bundledStory.ts';

const TEXTS = { title: 'Two Nights', description: 'By a river.' };
const VALID = { ...TEXTS, language: 'en', parts: ['first', 'second'] };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'series-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, content: object) =>
  fs.writeFileSync(path.join(folder, name), JSON.stringify(content));

describe('The file of a series', () => {
  it('has its address as its name', () => {
    const shares = [{ name: 'lamp', kind: 'thing', meaning: 'The lamp is still lit' }];
    write('two-nights.json', { ...VALID, shares, layers: { hi: TEXTS } });
    write('notes.txt', {});
    const [series, ...others] = readBundledSeries(folder);
    expect(others).toEqual([]);
    expect(series).toMatchObject({ slug: 'two-nights', ...VALID, shares, layers: { hi: TEXTS } });
  });

  it.each([
    ['an unknown field', { ...VALID, slug: 'two-nights' }, 'slug'],
    [
      'an unknown kind',
      { ...VALID, shares: [{ name: 'lamp', kind: 'flag', meaning: 'Lit' }] },
      'shares[0].kind',
    ],
    ['one part', { ...VALID, parts: ['first'] }, 'parts'],
    ['a language without a title', { ...VALID, layers: { hi: { description: '…' } } }, 'layers.hi.title'],
  ])('with %s is refused with the place', (_what, content, place) => {
    write('two-nights.json', content);
    expect(() => readBundledSeries(folder)).toThrow('two-nights.json is not a valid series');
    expect(() => readBundledSeries(folder)).toThrow(place);
  });

  it.each(['Two-Nights', 'two nights', 'two--nights', `${'long-'.repeat(16)}night`])(
    'cannot be called %s',
    (name) => {
      write(`${name}.json`, VALID);
      expect(() => readBundledSeries(folder)).toThrow('has a name that no address can have');
    },
  );
});

it('What is wrong with a series and its parts is told by part and name', () => {
  const shelf = readBundledStories().slice(0, 2);
  const [one, two] = shelf.map((bundled) => bundled.key);
  const leaving = shelf.map((bundled, at) => ({
    key: bundled.key,
    story: {
      ...bundled.story,
      story_structure: {
        ...bundled.story.story_structure,
        [at === 0 ? 'leaves' : 'takes']: ['lamp'],
      },
    },
  }));
  const series = {
    slug: 'two-nights',
    parts: [one!, two!],
    shares: [{ name: 'lamp', kind: 'thing' as const, meaning: 'Lit' }],
  };
  expect(seriesFindings(series, leaving)).toEqual([]);
  expect(seriesFindings({ ...series, parts: [two!, one!, one!, 'nowhere'] }, leaving)).toEqual([
    'two-nights: there is no story nowhere.',
    `two-nights: ${one} is two of its parts.`,
    `two-nights: ${two}: “lamp” is taken, and no earlier part leaves it.`,
    `two-nights: ${one}: “lamp” is left, and no later part takes it.`,
    `two-nights: ${one}: “lamp” is left, and no later part takes it.`,
  ]);
});
