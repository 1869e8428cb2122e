import type { StoryCreate } from './entities/authoring.ts';
import { EMPTY_FIELDS } from './storyFieldTable.ts';

export * from './storyFieldTable.ts';

/** An empty story. */
export const EMPTY_STORY: StoryCreate = EMPTY_FIELDS;
