import type { StoryCreate } from '@kathaloka/contract/entities';
import type { AdminStoryValues } from '@kathaloka/ui';

/** The values as the calls take them. The server validates the JSON, and names each fault by its path. */
export function asBody(values: AdminStoryValues): StoryCreate {
  return values as unknown as StoryCreate;
}
