import type { AuthoredStory, Category, MyStory, StoryUpdate, Tag } from '@kathaloka/contract/entities';
import { coverShown } from './savedCover.ts';

/** The fields of the edit form's own values. Its other fields show the draft. */
export const EDIT_FIELDS = [
  'title',
  'tagline',
  'story_description',
  'category_id',
  'tag_ids',
  'is_premium',
  'content_rating',
  'difficulty_level',
  'cover_image_url',
] as const;

/** The values of the edit form. The description is sent as `description`. */
export type EditValues = {
  [F in (typeof EDIT_FIELDS)[number]]: Exclude<StoryUpdate[F], undefined>;
};

export function editValuesOf(story: MyStory): EditValues {
  const { title, tagline, story_description, is_premium, content_rating, difficulty_level } = story;
  return {
    title,
    tagline,
    story_description,
    is_premium,
    content_rating,
    difficulty_level,
    cover_image_url: story.cover_image_url,
    category_id: story.category?.id ?? null,
    tag_ids: story.tags.map(({ id }) => id),
  };
}

/** The request body: the author's edit sends the description as `description`. */
export function updateOf({ story_description, ...values }: EditValues): StoryUpdate {
  return { ...values, description: story_description };
}

/** A preview of the story as readers will see it once it is saved. */
export function editedStory(
  story: AuthoredStory,
  { category_id, tag_ids, ...values }: EditValues,
  { categories, tags }: { categories: readonly Category[]; tags: readonly Tag[] },
): MyStory {
  return {
    ...story,
    ...values,
    cover_image_url: coverShown(values.cover_image_url || null, story),
    category: categories.find(({ id }) => id === category_id) ?? null,
    tags: tags.filter(({ id }) => tag_ids.includes(id)),
  };
}
