import { aCategory, aStory } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { bannerStory } from './bannerStory.ts';

const english = aStory({ id: 'english' });
const translated = aStory({ id: 'translated', languages: ['en', 'hi'] });
const hindi = aStory({ id: 'hindi', language: 'hi', languages: ['hi'] });
const rows = [{ category: aCategory(), stories: [english, hindi] }];

it('is the first story that is written in the language of the reader, featured ones first', () => {
  const featuredHindi = { ...hindi, id: 'featured' };
  expect(bannerStory({ featured: [english, featuredHindi], trending: [hindi], rows }, 'hi')).toBe(
    featuredHindi,
  );
  expect(bannerStory({ featured: [translated], trending: [], rows }, 'hi')).toBe(hindi);
  expect(bannerStory({ featured: [english, translated], trending: [], rows }, 'en')).toBe(english);
});

it('is a featured story that is translated into it, or else the first featured one', () => {
  expect(bannerStory({ featured: [english, translated], trending: [], rows: [] }, 'hi')).toBe(translated);
  expect(bannerStory({ featured: [english], trending: [hindi], rows }, 'ur')).toBe(english);
  expect(bannerStory({ featured: [], trending: [hindi], rows }, 'hi')).toBeUndefined();
});
