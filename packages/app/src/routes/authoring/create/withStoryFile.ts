import type { Category, StoryCreate, Tag } from '@kathaloka/contract/entities';
import { STORY_DEFAULTS } from '@kathaloka/contract/limits';
import { pick } from '@kathaloka/contract/rules';
import { ADMIN_FIELDS } from '@kathaloka/contract/storyFields';
import type { ImportedStory } from '@kathaloka/formats';

/** The categories and tags of this installation. */
interface Shelves {
  readonly categories: readonly Pick<Category, 'id'>[];
  readonly tags: readonly Pick<Tag, 'id'>[];
}

/** Puts the scenes and fields of a file into the draft. Its category and tags are used only if they exist here. */
export function withStoryFile(
  draft: StoryCreate,
  { fields, structure }: ImportedStory,
  { categories, tags }: Shelves,
): StoryCreate {
  const category = categories.find(({ id }) => id === fields.category_id);
  const known = (fields.tag_ids ?? []).filter((tag) => tags.some(({ id }) => id === tag));
  return {
    ...draft,
    ...fields,
    // a language that cannot be recognised counts as English
    language: fields.language ?? STORY_DEFAULTS.language,
    category_id: category?.id ?? draft.category_id,
    tag_ids: known.length > 0 ? known : draft.tag_ids,
    ...pick(draft, ADMIN_FIELDS),
    title: fields.title || draft.title,
    tagline: fields.tagline || draft.tagline,
    story_description: fields.story_description || draft.story_description,
    story_prompt: fields.story_prompt || draft.story_prompt,
    story_structure: structure,
  };
}
