import { aStory } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { ownLanguageFirst } from './ownLanguageFirst.ts';

it('puts the stories of the language first, then those translated into it, and moves no others', () => {
  const stories = [
    aStory({ title: 'A', language: 'en', languages: ['en'] }),
    aStory({ title: 'B', language: 'en', languages: ['en', 'hi'] }),
    aStory({ title: 'C', language: 'ta', languages: ['ta'] }),
    aStory({ title: 'D', language: 'hi', languages: ['hi'] }),
  ];
  const titles = (language: string) => ownLanguageFirst(stories, language).map(({ title }) => title);
  expect(titles('hi')).toEqual(['D', 'B', 'A', 'C']);
  expect(titles('ur')).toEqual(['A', 'B', 'C', 'D']);
});
