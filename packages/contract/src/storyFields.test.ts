import { describe, expect, it } from 'vitest';
import { AuthoredStory, Story, StoryCreate } from './entities/index.ts';
import { EMPTY_STORY, PRIVATE_FIELDS, PUBLIC_COLUMNS, STORY_FIELD_NAMES } from './storyFields.ts';

describe('The table of a story’s fields', () => {
  it('has every field that an author writes, and no other', () => {
    expect(STORY_FIELD_NAMES.toSorted()).toEqual(Object.keys(StoryCreate.shape).sort());
  });

  it('says of each whether readers see it', () => {
    const authored = Object.keys(AuthoredStory.shape).filter((name) => !Object.hasOwn(Story.shape, name));
    expect(authored).toEqual(expect.arrayContaining(PRIVATE_FIELDS));
    expect(Object.keys(Story.shape)).toEqual(expect.arrayContaining(PUBLIC_COLUMNS));
    // readers see a category and tags by name
    const shown = [...PRIVATE_FIELDS, ...PUBLIC_COLUMNS, 'category_id', 'tag_ids'];
    expect(shown.toSorted()).toEqual(STORY_FIELD_NAMES.toSorted());
  });

  it('has the default of every field that may be omitted', () => {
    const least = {
      title: 'T',
      tagline: 'T',
      story_description: 'D',
      story_prompt: 'P',
      category_id: '4d9f0c7e-0000-4000-8000-000000000000',
      cover_image_url: 'https://example.org/cover.jpg',
    };
    expect(StoryCreate.parse(least)).toEqual({ ...EMPTY_STORY, ...least });
  });
});
