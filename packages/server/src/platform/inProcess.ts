import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { StartRunner } from './runner.ts';
import type { ThreadMessage } from './threadJobs.ts';

/** Thrown if a job needed more memory than its process may have, or than the machine had left. */
export class TookTooMuchMemory extends Error {
  override readonly name = 'TookTooMuchMemory';
}

interface ProcessOptions {
  /** Whether it has the lowest priority, so that it takes only what the machine does not need otherwise. */
  readonly yields?: boolean;
}

/**
 * Runs a thread in a process of its own with a memory limit, because the limits of a worker apply to its objects, but
 * not to its buffers. The process ends with its parent, whatever ends that, and its environment has no secrets.
 */
export const inProcess =
  (mostMb: number, { yields = false }: ProcessOptions = {}): StartRunner =>
  (file, { onMessage, onEnd }) => {
    const child = fork(
      new URL('./processOfThread.ts', import.meta.url),
      [file.href, String(mostMb), String(yields)],
      {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {},
      },
    );
    child.unref();
    child.channel?.unref();
    child.on('message', (message) => onMessage(message as ThreadMessage<never>));
    // the last message may arrive after the exit, so both events are awaited
    Promise.all([once(child, 'exit'), once(child, 'disconnect')])
      .then(([[code, signal]]) => onEnd(endOf(code as number | null, signal as string | null)))
      .catch(onEnd);
    return { send: (job) => void child.send(job as object), end: () => void child.kill('SIGKILL') };
  };

/** The signals that end a process for its memory: sent by its own watch or by Linux, or raised by V8. */
const ENDS_OF_MEMORY: readonly (string | null)[] = ['SIGKILL', 'SIGABRT'];

const endOf = (code: number | null, signal: string | null): Error =>
  ENDS_OF_MEMORY.includes(signal)
    ? new TookTooMuchMemory(`a thread took too much memory (${signal})`)
    : new Error(`a thread ended (${code ?? signal})`);
