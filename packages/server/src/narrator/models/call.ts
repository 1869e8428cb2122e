import { ModelError, type Phase } from './ModelError.ts';
import type { CallOptions } from './types.ts';

/** One call with all of its attempts and timeouts. */
export interface Call {
  /** Aborted with the caller's signal, or at a deadline. */
  readonly signal: AbortSignal;
  /** Reports a piece of the answer: from then on the idle timeout applies. */
  readonly progressed: () => void;
  /** The time left until the next deadline. */
  remainingMs(): number;
  /** Translates an error for the caller, who knows nothing of sockets. */
  explain(error: unknown): ModelError;
  end(): void;
}

/** Starts the timeouts of a call. */
export function startCall({ signal, deadlines }: Pick<CallOptions, 'signal' | 'deadlines'>): Call {
  const controller = new AbortController();
  const startedAt = performance.now();
  let reason: ModelError | null = null;
  let isStarted = false;
  let timer: NodeJS.Timeout;

  function stop(why: ModelError): void {
    reason ??= why;
    controller.abort();
  }
  function arm(phase: Phase, ms: number): NodeJS.Timeout {
    return setTimeout(() => stop(timedOut(phase, ms)), ms);
  }
  const abort = () => stop(new ModelError('aborted', 'The call to the model was aborted.'));

  const total = arm('total', deadlines.totalMs);
  timer = arm('first_byte', deadlines.firstByteMs);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });

  return {
    signal: controller.signal,
    progressed() {
      isStarted = true;
      clearTimeout(timer);
      timer = arm('idle', deadlines.idleMs);
    },
    remainingMs() {
      const { firstByteMs, totalMs } = deadlines;
      return (isStarted ? totalMs : Math.min(firstByteMs, totalMs)) - (performance.now() - startedAt);
    },
    explain: (error) => reason ?? (error instanceof ModelError ? error : connectionLost(error)),
    end() {
      clearTimeout(total);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function timedOut(phase: Phase, ms: number): ModelError {
  const what = { first_byte: 'first byte', idle: 'next piece', total: 'end' }[phase];
  return new ModelError('timeout', `The model sent no ${what} within ${ms} ms.`, { phase });
}

/** Uses codes such as ECONNREFUSED only, because messages of sockets contain addresses. */
function connectionLost(error: unknown): ModelError {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? 'UNKNOWN';
  return new ModelError('network', `The connection to the model failed: ${code}.`, { code });
}
