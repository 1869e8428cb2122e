import { aStory } from '@kathaloka/contract/fixtures';

export const world = [aStory];
