/** Every example on the pages about the format can be played as shown. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { beginReading, openTale, placeOf, readStory, readStoryText } from './runtime/index.ts';
import { allCases } from './testing/cases.ts';

const FORMAT = path.resolve(import.meta.dirname, '../../../docs/format');
const read = (name: string) => fs.readFileSync(path.join(FORMAT, name), 'utf8');

const blocks = [...read('README.md').matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);

it('The smallest story on the first page is a story', () => {
  const [smallest] = blocks.filter((text) => text.includes('"kathaloka"'));
  const { story } = readStoryText(smallest!);
  const tale = openTale(story!);
  expect(placeOf(tale, beginReading(tale)).choices).toHaveLength(2);
  expect(tale.endings).toHaveLength(2);
});

it.each(blocks.filter((text) => !text.includes('"kathaloka"')))(
  'An example of a part of a story is JSON: %s',
  (text) => {
    const part = text.trim();
    const whole = part.startsWith('{') ? part : `{${part}}`;
    expect(() => JSON.parse(whole) as unknown).not.toThrow();
  },
);

it('The layer on the first page translates the smallest story into Hindi', () => {
  const [smallest] = blocks.filter((text) => text.includes('"kathaloka"'));
  const [layers] = blocks.filter((text) => text.startsWith('"layers"'));
  const file = JSON.parse(smallest!) as { story: object };
  const { story } = readStory({
    ...file,
    story: { ...file.story, ...(JSON.parse(`{${layers}}`) as object) },
  });
  const tale = openTale(story!, { language: 'hi' });
  expect([tale.language, tale.languages, placeOf(tale, beginReading(tale)).text]).toEqual([
    'hi',
    ['en', 'hi'],
    'एक सूखा कुआँ, और उसमें से कोई पुकारता है।',
  ]);
});

it('The page that embeds a story shows a playable one', () => {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(read('embed.html')) ?? [];
  expect(openTale(readStoryText(json).story!).endings).toHaveLength(3);
});

it('Each rule of the semantics has cases, and each case names a rule', () => {
  const rules = new Set(allCases().map(({ rule }) => rule));
  const named = new Set(
    [...read('semantics.md').matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, rule = '']) => rule),
  );
  const plurals = ['bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'ta', 'te'].map((language) => `plural.${language}`);
  const missing = [...rules].filter(
    (rule) => !named.has(rule) && !rule.startsWith('shelf.') && !plurals.includes(rule),
  );
  expect(missing).toEqual([]);
  expect([...named].filter((rule) => !rules.has(rule) && !/\.(?:json|html|js|lamp)$/.test(rule))).toEqual([]);
});
