import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/faultMessages.ts';
import { createStoryRules, editStoryRules, readContentRating, readStoryNumber } from './index.ts';

const story = {
  title: 'The Ferryman',
  tagline: 'Carry a stranger.',
  story_description: 'A river at night.',
  story_prompt: 'Three crossings.',
  cover_image_url: 'https://example.org/a.webp',
  category_id: '00000002-0000-4000-8000-000000000001',
};

describe('A story', () => {
  it('requires six fields when it is created', () => {
    expect(messagesOf(story, createStoryRules)).toEqual({});
    const empty = Object.fromEntries(Object.keys(story).map((field) => [field, ' '])) as typeof story;
    expect(messagesOf(empty, createStoryRules)).toEqual({
      title: 'Title is required',
      tagline: 'Tagline is required',
      story_description: 'Description is required',
      story_prompt: 'Story prompt is required',
      cover_image_url: 'Cover image URL is required',
      category_id: 'Category is required',
    });
  });

  it.each(['\u200b', 'The\u200bFerry', '\u202eyrreF', '\u200d\u200d'])(
    'must have a visible title: %j',
    (title) => {
      expect(messagesOf({ ...story, title }, createStoryRules)).toEqual({
        title: 'Title cannot contain invisible characters',
      });
    },
  );

  it('requires a title, a description and a cover when it is edited', () => {
    const empty = { title: '', tagline: '', story_description: '', cover_image_url: '' };
    expect(Object.keys(messagesOf(empty, editStoryRules))).toEqual([
      'title',
      'story_description',
      'cover_image_url',
    ]);
  });

  it.each([
    'https://example.org/a.webp',
    'HTTPS://example.org',
    'https://example.org/a cover.webp',
    'https://example.org?cover=1',
    'https://उदाहरण.भारत/चित्र.png',
    '/covers/ferryman.webp',
    '/pictures/river.png?v=2',
  ])('may have the cover %s', (cover_image_url) => {
    expect(messagesOf({ ...story, cover_image_url }, createStoryRules)).toEqual({});
  });

  it.each([
    'cover.webp',
    '/preferences?language=ur',
    '/preferences?language=ur&from=/a.webp',
    '/api/v1/auth/logout',
    '/covers/../api/v1/auth/logout',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/a',
    '/\\evil.example',
    'https://',
    'http:/x',
    'http://exa mple.com',
    'https://exa mple.com/a.webp',
    'ftp://example.org/a',
    'http://example.org/a.webp',
    'https://user:password@example.org/a.webp',
    'https://user@example.org',
  ])('may not have the cover %s', (cover_image_url) => {
    expect(messagesOf({ ...story, cover_image_url }, createStoryRules)).toEqual({
      cover_image_url: 'Please enter a valid URL',
    });
  });

  it.each([
    ['initial_xp', '', 10],
    ['initial_xp', 'many', 10],
    ['initial_xp', '-5', 0],
    ['initial_xp', '12.9', 12],
    ['initial_xp', '0', 0],
    ['actions_count', '', 0],
    ['story_cards_count', '', 0],
    ['total_scenes', '', 0],
    ['branching_points', '-1', 0],
    ['possible_endings', '', 1],
    ['possible_endings', '0', 1],
    ['estimated_play_time', '', 30],
    ['estimated_play_time', '0', 1],
    ['xp_gain_multiplier', '0', 0.1],
    ['xp_gain_multiplier', '1.26', 1.3],
    ['xp_gain_multiplier', 0.3, 0.3],
    ['health_max', '0', 1],
    ['inventory_slots', '-3', 0],
    ['initial_xp', 'Infinity', 1_000_000],
  ] as const)('reads %s %j as %d', (name, value, number) => {
    expect(readStoryNumber(name, value)).toBe(number);
  });

  it('falls back to the family rating', () => {
    expect(readContentRating('teen', ['family', 'teen'])).toBe('teen');
    expect(readContentRating('general', ['family', 'teen'])).toBe('family');
  });
});
