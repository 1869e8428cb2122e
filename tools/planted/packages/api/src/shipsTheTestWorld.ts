import { world } from './testing/index.ts';

export const stories = world;
