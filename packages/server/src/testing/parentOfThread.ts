/** Starts a thread in a child process and makes it loop. Tests kill this parent, and check that nothing is left. */
import { inProcess } from '../platform/inProcess.ts';
import { createThread } from '../platform/thread.ts';
import type { TestJob } from './threadOfTests.ts';

const thread = createThread<TestJob, number>(new URL('./threadOfTests.ts', import.meta.url), {
  start: inProcess(500),
});
const pid = await thread.ask({ ask: 'pid' }, 60_000);
void thread.ask({ fault: 'loops' }, 60_000);
process.stdout.write(`${pid}\n`);
