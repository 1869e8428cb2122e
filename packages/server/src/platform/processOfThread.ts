/**
 * The process of a thread with a memory limit. The work runs in the thread, so that the main thread can watch
 * the memory of the process, and end it immediately if it uses too much.
 */
import fs from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './threadJobs.ts';

const LOOK_EVERY_MS = 10;
const OBJECTS_SHARE = 0.6;

const [file, mostMb, yields] = process.argv.slice(2);
// first: the threads that are started from here on inherit it
if (yields === 'true') os.setPriority(os.constants.priority.PRIORITY_LOW);
const say = (message: ThreadMessage<never>): boolean => process.send!(message);
const end = (): boolean => process.kill(process.pid, 'SIGKILL');

// signals to the whole process group are meant for the server, which may still wait for an answer
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', end);
// if Linux runs out of memory, it kills this process first, instead of the server or its database
fs.writeFile('/proc/self/oom_score_adj', '1000', () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMb) * 1024 * 1024) end();
}, LOOK_EVERY_MS);

const worker = new Worker(new URL(file!), {
  // makes V8 collect garbage in time; the rest is for code and buffers
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
