/**
 * The process of a thread that may have only so much memory. The thread works, so that this one is free to look at what
 * the process has: too much ends it immediately.
 */
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './threadJobs.ts';

const LOOK_EVERY_MS = 10;
const OBJECTS_SHARE = 0.6;

const [file, mostMb] = process.argv.slice(2);
const say = (message: ThreadMessage<never>): boolean => process.send!(message);
const end = (): boolean => process.kill(process.pid, 'SIGKILL');

// what a terminal or a supervisor tells all processes is meant for the server, which may still wait for an answer
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', end);
// where Linux has too little memory for all, it takes this process first, and neither the server nor its database
fs.writeFile('/proc/self/oom_score_adj', '1000', () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMb) * 1024 * 1024) end();
}, LOOK_EVERY_MS);

const worker = new Worker(new URL(file!), {
  // collects garbage before it is too much; the rest is for code and bytes
  resourceLimits: { maxOldGenerationSizeMb: Number(mostMb) * OBJECTS_SHARE },
});
process.on('message', (job) => worker.postMessage(job, []));
worker
  .on('message', say)
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end();
    else say({ kind: 'failed', reason: error.stack ?? error.message });
  })
  .on('exit', (code) => process.exit(code));
