import fs from 'node:fs';
import type { ContentRating } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { storyFiles } from '../../testing/storyFiles.ts';
import { splitSentences } from '../prompts/sentences.ts';
import { withoutSpeech } from '../speech.ts';
import { type Around, harmIn } from './harmIn.ts';

const AROUND: Around = { rating: 'teen', author: '', typed: '' };
const harmOf = (text: string, around: Partial<Around> = {}) =>
  harmIn({ text, narrated: withoutSpeech(text) }, { ...AROUND, ...around });

const CASES = fs
  .readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('|') && !line.startsWith('//'))
  .map((line) => line.split('|') as [harm: string, rating: ContentRating, bad: string, good: string]);

describe('A sentence of a model', () => {
  it.each(CASES)('does harm (%s, %s): %s', (harm, rating, bad) => {
    expect(harmOf(bad, { rating })).toBe(harm);
  });

  it.each(CASES)('does none near it (%s, %s): %s | %s', (_, rating, __, good) => {
    expect(harmOf(good, { rating })).toBeNull();
  });
});

it('Each language in which a story can be told has rules', () => {
  const files = fs.readdirSync(new URL('words/', import.meta.url));
  expect(files).toEqual(expect.arrayContaining(LANGUAGES.map((language) => `${language}.txt`)));
});

describe('What a story for adults may tell', () => {
  it.each(CASES.filter(([harm]) => harm === 'gore' || harm === 'sex'))('%s, %s: %s', (_, __, bad) => {
    expect(harmOf(bad, { rating: 'mature' })).toBeNull();
  });
});

describe('Words that are not the model’s', () => {
  it('stay if the author has written them', () => {
    const author = 'The board says: www.lamp.example. Muslims are vermin, it says below.';
    expect(harmOf('You read www.lamp.example again.', { author })).toBeNull();
    expect(harmOf('Muslims are vermin: that is on the board.', { author })).toBeNull();
  });

  it('stay where the telling quotes the player, and not where it does as they say', () => {
    const typed = 'I say: you should kill yourself';
    expect(harmOf("'You should kill yourself,' you say.", { typed })).toBeNull();
    expect(harmOf('You should kill yourself.', { typed })).toBe('self_harm');
    expect(harmOf("'What a seductive child,' you say.", { typed: 'a seductive child' })).toBe('child');
  });
});

it.each(['', 'layers/'])(
  'No sentence of the bundled stories in stories/%s seems to do harm',
  (folder) => {
    const place = new URL(`../../library/stories/${folder}`, import.meta.url);
    const sentences = storyFiles(place).flatMap((file) => {
      const story = JSON.parse(fs.readFileSync(new URL(file, place), 'utf8')) as Story;
      // a layer has no rating of its own
      const { content_rating: rating = 'everyone' } = story;
      return sentencesOf(story).map((text) => ({ file, text, rating }));
    });
    expect(sentences.length).toBeGreaterThan(20_000);
    expect(sentences.filter(({ text, rating }) => harmOf(text, { rating }) !== null)).toEqual([]);
  },
  60_000,
);

it('No phrase of the built-in narrator seems to do harm', () => {
  const place = new URL('../fragments/', import.meta.url);
  const lines = fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt') && !file.includes('lists'))
    .flatMap((file) => fs.readFileSync(new URL(file, place), 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => harmOf(line, { rating: 'everyone' }) !== null)).toEqual([]);
});

interface Story {
  readonly content_rating?: ContentRating;
}

/** The sentences of all texts in a value, each once. */
function sentencesOf(value: unknown): readonly string[] {
  const textsIn = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : typeof part === 'object' && part !== null
        ? Object.values(part).flatMap(textsIn)
        : [];
  return [...new Set(textsIn(value).flatMap(splitSentences))];
}
