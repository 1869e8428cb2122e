import { importOnce } from '../browser/importOnce.ts';
import type { PageScripts } from '../shell/pageScripts.ts';

/** Scripts that links load before a click, and from which the route table renders. */
export const PAGE_SCRIPTS = {
  loadStory: importOnce(() => import('../routes/story/StoryRoute.tsx')),
  /** The script of the play page, with its first calls. */
  loadPlay: importOnce(() => import('../routes/play/PlayRoute.tsx')),
} satisfies PageScripts;
