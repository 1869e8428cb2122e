import type { StoryCreate } from '../../../packages/contract/src/entities/authoring.ts';
import { STORY_FIELDS } from '../../../packages/contract/src/storyFields.ts';

const { lexicon: _leftOut, ...others } = STORY_FIELDS;

export const fields = others satisfies Record<keyof StoryCreate, object>;
