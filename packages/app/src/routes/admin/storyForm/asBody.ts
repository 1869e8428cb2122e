import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { ADMIN_CONTENT_RATINGS } from '@kathaloka/contract/limits';
import { readContentRating } from '@kathaloka/contract/rules';
import { coverGiven, draftOf } from '@kathaloka/story/editing';
import type { AdminStoryValues } from '@kathaloka/ui';

/** The values as the body of the call. The server validates the JSON, and reports each fault with its path. */
export function asBody(values: AdminStoryValues): StoryCreate {
  return values as unknown as StoryCreate;
}

/** The story with the form's changes. Fields that the form only displays in another format stay unchanged. */
export function asDraft(values: AdminStoryValues, story: AuthoredStory): StoryCreate {
  const begun = draftOf(story);
  const { cover_image_url, content_rating, ...others } = asBody(values);
  return {
    ...begun,
    ...others,
    ...(cover_image_url !== (coverGiven(story) ?? '') && { cover_image_url }),
    ...(content_rating !== readContentRating(story.content_rating, ADMIN_CONTENT_RATINGS) && {
      content_rating,
    }),
  };
}
