import { importOnce } from '../browser/importOnce.ts';

/** Loads the script of a story's page. */
export const loadStory = importOnce(() => import('../routes/story/StoryRoute.tsx'));
