import type { ApiRequest } from '../../baseQuery/apiRequest.ts';
import type { SendRequest } from '../../calls/sendCall.ts';
import { isEventStream, readBytes, SILENCE_MS } from './eventBytes.ts';
import { createEventReader, type ServerEvent } from './serverEvents.ts';

interface Following<T> {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  /** Reads the state of an event; undefined for other events. */
  readonly read: (event: ServerEvent) => T | undefined;
  readonly onState: (state: T) => void;
  /** Called at the end, with the error if the connection failed. */
  readonly onEnd: (error: unknown) => void;
}

/**
 * Follows a stream of states until it ends or is aborted. The call resolves with the first state, because
 * Redux Toolkit refetches nothing while a mutation is pending.
 */
export function followStates<T>(
  request: ApiRequest,
  { onState, onEnd, ...following }: Following<T>,
): Promise<{ readonly data?: unknown; readonly error?: unknown }> {
  return new Promise((resolve) => {
    const connection = connect(request, {
      ...following,
      onState(state) {
        onState(state);
        resolve({ data: state });
      },
    });
    async function untilEnd(): Promise<void> {
      const end = await connection;
      resolve(end);
      onEnd(end.error);
    }
    void untilEnd();
  });
}

function connect<T>(
  request: ApiRequest,
  { send, signal, read, onState }: Omit<Following<T>, 'onEnd'>,
): ReturnType<SendRequest> {
  const connection = new AbortController();
  const silence = setTimeout(() => connection.abort(), SILENCE_MS);
  return send({
    ...request,
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, connection.signal]),
    async responseHandler(response) {
      clearTimeout(silence);
      if (!isEventStream(response)) return JSON.parse(await response.text()) as unknown;
      let last: T | undefined;
      const push = createEventReader((event) => {
        const state = read(event);
        if (state === undefined) return;
        last = state;
        onState(state);
      });
      await readBytes(response, connection, (bytes) => {
        push(bytes);
        return true;
      });
      return last ?? null;
    },
  });
}
