import type { StoryCreate } from '@kathaloka/contract/entities';
import type { ImportedStory } from '@kathaloka/formats';

/** The draft as a file makes it: its scenes, and its fields. What belongs to another installation does not come. */
export function withStoryFile(draft: StoryCreate, { fields, structure }: ImportedStory): StoryCreate {
  return {
    ...draft,
    ...fields,
    // ids and rights are those of this installation
    category_id: draft.category_id,
    tag_ids: draft.tag_ids,
    is_featured: draft.is_featured,
    title: fields.title || draft.title,
    tagline: fields.tagline || draft.tagline,
    story_description: fields.story_description || draft.story_description,
    story_prompt: fields.story_prompt || draft.story_prompt,
    story_structure: structure,
  };
}
