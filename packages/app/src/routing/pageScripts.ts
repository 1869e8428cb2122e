import { importOnce } from '../browser/importOnce.ts';
import type { PageScripts } from '../shell/pageScripts.ts';

/** Links load them ahead, and the route table shows what was loaded. */
export const PAGE_SCRIPTS = {
  loadStory: importOnce(() => import('../routes/story/StoryRoute.tsx')),
  /** With its first calls. */
  loadPlay: importOnce(() => import('../routes/play/PlayRoute.tsx')),
} satisfies PageScripts;
