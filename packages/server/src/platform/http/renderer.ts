import fs from 'node:fs';
import path from 'node:path';
import type { PageRenderer, RenderedPage } from '@kathaloka/contract/rendering';
import { createThread } from '../thread.ts';
import type { RenderJob } from './renderThread.ts';

/** The app's build for servers, in a folder of the build for browsers that is not served. */
const FILE = '.server/server.js';
const THREAD = new URL('./renderThread.ts', import.meta.url);
/** A page takes some tens of milliseconds, and the first one loads the build. */
const DEADLINE_MS = 10_000;
/** Behind more pages than this, a reader's own browser is faster. */
const MOST_WAITING = 32;

export interface Renderer extends PageRenderer {
  readonly close: () => void;
}

/**
 * Renders pages with the app's build for servers, in a thread, because rendering blocks the event loop. The
 * thread starts with the first page. Null without that build.
 */
export function readRenderer(folder: string): Renderer | null {
  const file = path.join(folder, FILE);
  if (!fs.existsSync(file)) return null;
  const thread = createThread<RenderJob, RenderedPage>(THREAD);
  let waiting = 0;
  return {
    async renderPage(page) {
      if (waiting >= MOST_WAITING) throw new Error('too many pages wait to be rendered');
      waiting += 1;
      try {
        return await thread.ask({ file, page }, DEADLINE_MS);
      } finally {
        waiting -= 1;
      }
    },
    close: thread.close,
  };
}
