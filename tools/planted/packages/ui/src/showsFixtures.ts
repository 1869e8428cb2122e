import { aStory } from '@kathaloka/contract/fixtures';

export const shown = aStory;
