import type { Painter } from '../../platform/Deps.ts';
import { inProcess } from '../../platform/inProcess.ts';
import { createThread } from '../../platform/thread.ts';
import type { PaintJob } from './paintThread.ts';

/** Several times what the widest picture takes. */
const MEMORY_MB = 768;
/** A picture takes seconds of a free core; with the lowest priority, much more of a busy one. */
const DEADLINE_MS = 5 * 60_000;
/** It takes memory, so it does not stay without work. */
const IDLE_MS = 20_000;

/**
 * Paints in a process of its own, which takes only what the machine does not need otherwise, and ends when there is
 * nothing to paint. If it dies, the picture fails, and the next one gets a new process.
 */
export function createPainter(): Painter & {
  readonly stop: () => Promise<void>;
} {
  const thread = createThread<PaintJob, Uint8Array>(new URL('./paintThread.ts', import.meta.url), {
    start: inProcess(MEMORY_MB, { yields: true }),
    idleMs: IDLE_MS,
  });
  return {
    paint: async (cover, width) => Buffer.from(await thread.ask({ cover, width }, DEADLINE_MS)),
    stop: () => Promise.resolve(thread.close()),
  };
}
