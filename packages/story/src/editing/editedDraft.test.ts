import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { changedInDraft, draftOf, editValuesIn, updateOfDraft, withEditValues } from './editedDraft.ts';
import { coverShown } from './savedCover.ts';

const COVER = { style: 'ajanta', seed: '7', keywords: ['river'] } as const;
const story = anAuthoredStory();
const drawn = anAuthoredStory({
  cover: { ...COVER, keywords: [...COVER.keywords] },
  cover_image_url: '/covers/0b0b0b0b-0000-4000-8000-000000000000-0123456789abcdef-112233.webp',
});
const saved = draftOf(story);

describe('A cover that was fetched', () => {
  const source = 'https://example.org/river.jpg';
  const fetched = anAuthoredStory({ cover_source: source, cover_image_url: '/covers/river.webp' });

  it('is edited and sent by the address that its author gave', () => {
    const draft = draftOf(fetched);
    expect(draft.cover_image_url).toBe(source);
    expect(changedInDraft(draft, draftOf(fetched))).toEqual([]);
    expect(updateOfDraft(draft, fetched).cover_image_url).toBe(source);
  });

  it('is shown from here, and one that is not saved yet not at all', () => {
    expect(coverShown(source, fetched)).toBe('/covers/river.webp');
    expect(coverShown('https://example.org/lake.jpg', fetched)).toBeNull();
    expect(coverShown(source)).toBeNull();
    expect(coverShown('/covers/ferryman.webp', fetched)).toBe('/covers/ferryman.webp');
  });
});

describe('A saved story that is edited', () => {
  it('differs from the saved story in the changed fields', () => {
    expect(changedInDraft(draftOf(story), saved)).toEqual([]);
    expect(changedInDraft({ ...saved, tag_ids: saved.tag_ids.toReversed() }, saved)).toEqual([]);
    const edited = withEditValues({ ...saved, initial_xp: 7 }, { title: 'New', category_id: null });
    expect(changedInDraft(edited, saved).toSorted()).toEqual(['category_id', 'initial_xp', 'title']);
  });

  it('is sent with the specified fields, and with the other fields that changed', () => {
    const update = updateOfDraft({ ...saved, initial_xp: 7, category_id: '' }, story);
    expect(update).toMatchObject({ title: story.title, initial_xp: 7, category_id: null });
    expect(update).toHaveProperty('description', story.story_description);
    expect(update).not.toHaveProperty('story_structure');
    expect(update).not.toHaveProperty('is_featured');
  });

  it('keeps its generated cover until an address replaces it', () => {
    const draft = draftOf(drawn);
    expect(draft.cover_image_url).toBeNull();
    expect(editValuesIn(draft, drawn).cover_image_url).toBe(drawn.cover_image_url);
    expect(updateOfDraft(draft, drawn).cover_image_url).toBe(drawn.cover_image_url);
    const address = withEditValues(draft, { cover_image_url: 'https://example.org/river.jpg' });
    expect(updateOfDraft(address, drawn)).toMatchObject({
      cover_image_url: 'https://example.org/river.jpg',
      cover: null,
    });
  });

  it('gets another generated cover in place of the address', () => {
    const next = { ...COVER, seed: '8', keywords: ['river'] };
    const update = updateOfDraft({ ...draftOf(drawn), cover: next }, drawn);
    expect(update).toMatchObject({ cover_image_url: null, cover: next });
  });
});
