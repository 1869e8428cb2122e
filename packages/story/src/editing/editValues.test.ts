import { anAuthoredStory, fixtureCategories, fixtureTags } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { editedStory, editValuesOf, updateOf } from './editValues.ts';
import { editFaults } from './storyFaults.ts';

const story = anAuthoredStory();
const saved = editValuesOf(story);

describe('Editing a story', () => {
  it('needs a title and a description; the category is optional, and the cover must be a URL', () => {
    expect(editFaults({ ...saved, tagline: '', category_id: null }, saved)).toEqual({});
    expect(
      editFaults({ ...saved, title: ' ', story_description: '', cover_image_url: 'river' }, saved),
    ).toEqual({
      title: { code: 'required', field: 'title' },
      story_description: { code: 'required', field: 'description' },
      cover_image_url: { code: 'url_invalid' },
    });
  });

  it('sends no address for a generated cover', () => {
    const drawn = { ...saved, cover_image_url: null };
    expect(editFaults(drawn, drawn)).toEqual({});
    expect(editFaults({ ...drawn, cover_image_url: 'river' }, drawn)).toHaveProperty('cover_image_url');
    expect(editFaults({ ...saved, cover_image_url: '' }, saved)).toHaveProperty('cover_image_url');
  });

  it('sends the description as description', () => {
    const update = updateOf({ ...saved, story_description: 'A river.' });
    expect(update.description).toBe('A river.');
    expect(update).not.toHaveProperty('story_description');
  });

  it('previews the edited story', () => {
    const lists = { categories: Object.values(fixtureCategories), tags: Object.values(fixtureTags) };
    const values = { ...saved, title: 'New', category_id: fixtureCategories.history.id, tag_ids: [] };
    expect(editedStory(story, values, lists)).toMatchObject({
      title: 'New',
      category: fixtureCategories.history,
      tags: [],
      author: story.author,
    });
  });
});
