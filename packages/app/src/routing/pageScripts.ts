import { importOnce } from '../browser/importOnce.ts';
import type { PageScripts } from '../shell/pageScripts.ts';

/** Scripts that links load ahead, and from which the route table renders. */
export const PAGE_SCRIPTS = {
  loadStory: importOnce(() => import('../routes/story/StoryRoute.tsx')),
  /** The page with its first calls. */
  loadPlay: importOnce(() => import('../routes/play/PlayRoute.tsx')),
} satisfies PageScripts;
