import { aStory } from '../fixtures/index.ts';
import { expect, it } from 'vitest';
import { storyToTry } from './storyToTry.ts';

const long = aStory({
  title: 'Long',
  language: 'en',
  is_premium: false,
  is_open_to_guests: false,
  estimated_play_time: 20,
});
const short = aStory({
  title: 'Short',
  language: 'en',
  is_premium: false,
  is_open_to_guests: false,
  estimated_play_time: 4,
});
const premium = aStory({ title: 'Premium', language: 'en', is_premium: true, estimated_play_time: 1 });
const hindi = aStory({
  title: 'Hindi',
  language: 'hi',
  is_premium: false,
  is_open_to_guests: false,
  estimated_play_time: 15,
});
const tamil = aStory({
  title: 'Tamil',
  language: 'ta',
  is_premium: false,
  is_open_to_guests: false,
  estimated_play_time: 2,
});

it('is the shortest one that anybody may play', () => {
  expect(storyToTry([long, premium, short, hindi, tamil], 'en')).toBe(short);
});

it('is in the language of the page, else in English, else in any', () => {
  expect(storyToTry([long, short, hindi, tamil], 'hi')).toBe(hindi);
  expect(storyToTry([long, short, hindi, tamil], 'ur')).toBe(short);
  expect(storyToTry([tamil, hindi], 'ur')).toBe(tamil);
});

it('is one that guests may play, if there is one in that language', () => {
  const open = aStory({
    title: 'Open',
    language: 'en',
    is_premium: false,
    is_open_to_guests: true,
    estimated_play_time: 5,
  });
  expect(storyToTry([long, short, open, hindi], 'en')).toBe(open);
  expect(storyToTry([long, short, open, hindi], 'hi')).toBe(hindi);
});

it('is null if nobody may play any story', () => {
  expect(storyToTry([], 'en')).toBeNull();
  expect(storyToTry([premium], 'en')).toBeNull();
});
