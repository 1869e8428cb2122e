/** Loads the script of a story's page. */
export const loadStory = () => import('../routes/story/StoryRoute.tsx');
