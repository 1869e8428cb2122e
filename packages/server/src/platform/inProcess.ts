import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { StartRunner } from './runner.ts';
import type { ThreadMessage } from './threadJobs.ts';

/** The job needed more memory than its process may have, or than the machine had. */
export class TookTooMuchMemory extends Error {
  override readonly name = 'TookTooMuchMemory';
}

interface ProcessOptions {
  /** Whether it has the lowest priority, so that it takes only what the machine does not need otherwise. */
  readonly yields?: boolean;
}

/**
 * A thread in a process of its own with a memory limit: the limits of a worker bound its objects, but not its
 * buffers. The process ends with its parent, however that ends, and its environment has no secrets.
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
    // its last message may be read after its end
    Promise.all([once(child, 'exit'), once(child, 'disconnect')])
      .then(([[code, signal]]) => onEnd(endOf(code as number | null, signal as string | null)))
      .catch(onEnd);
    return { send: (job) => void child.send(job as object), end: () => void child.kill('SIGKILL') };
  };

/** The signals of a process that its own watch or Linux has killed for its memory, or that V8 has aborted. */
const ENDS_OF_MEMORY: readonly (string | null)[] = ['SIGKILL', 'SIGABRT'];

const endOf = (code: number | null, signal: string | null): Error =>
  ENDS_OF_MEMORY.includes(signal)
    ? new TookTooMuchMemory(`a thread took too much memory (${signal})`)
    : new Error(`a thread ended (${code ?? signal})`);
