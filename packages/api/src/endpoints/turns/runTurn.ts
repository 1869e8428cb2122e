import { playCalls } from '@kathaloka/contract/calls';
import type { ActionRequest } from '@kathaloka/contract/entities';
import type { ApiRequest } from '../../baseQuery/apiRequest.ts';
import type { SendRequest } from '../../calls/sendCall.ts';
import { requestFor } from '../../calls/requestFor.ts';
import type { ApiError } from '../../errors.ts';
import type { Connection } from './connection.ts';
import { type ConnectionResult, readTurn, SILENCE_MS, type TurnEnd } from './readTurn.ts';
import { createTurnText, type TurnText } from './turnText.ts';

/** A turn to take; one without a body is already running, and is only followed. */
export interface TurnInput {
  readonly session_id: string;
  /** The idempotency key: the same key never runs or charges twice. */
  readonly key: string;
  readonly body?: ActionRequest;
}

interface RunTurnOptions {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  readonly connection: Connection;
  readonly onText: (text: string) => void;
  /** Called with false when the connection is lost and tried again, and with true when there is an answer. */
  readonly onConnected: (isConnected: boolean) => void;
}

/** Takes a turn and reads it to its end, however often the connection is lost. */
export async function runTurn(turn: TurnInput, options: RunTurnOptions): Promise<TurnEnd> {
  const { signal, connection } = options;
  const turnText = createTurnText(options.onText);
  for (let attempt = 0; ;) {
    const before = turnText.lastEventId();
    const { end, error } = await listen(turn, turnText, options);
    if (end) return end;
    if (!isLost(error)) return { error };
    const after = turnText.lastEventId();
    // an offline device that has sent nothing yet: fail at once instead of retrying for minutes
    if (turn.body && after === undefined && !connection.isOnline()) return { error };
    // as long as each connection brings more text, there is no limit to retries
    if (before !== after) attempt = 0;
    options.onConnected(false);
    if (signal.aborted || !(await connection.pause(attempt++, signal))) return { error };
  }
}

/** Sends the action, with the same key each time, or follows it from the last event received. */
async function listen(
  turn: TurnInput,
  turnText: TurnText,
  { send, signal, onConnected }: RunTurnOptions,
): Promise<ConnectionResult & { error: ApiError }> {
  const connection = new AbortController();
  const silence = setTimeout(() => connection.abort(), SILENCE_MS);
  const answer = await send({
    ...requestOf(turn, turnText.lastEventId()),
    signal: AbortSignal.any([signal, connection.signal]),
    responseHandler(response) {
      clearTimeout(silence);
      if (response.ok) onConnected(true);
      return readTurn(response, turnText, connection);
    },
  });
  clearTimeout(silence);
  const { end } = { end: undefined, ...(answer.data as Partial<ConnectionResult> | undefined) };
  return { end, error: (answer.error as ApiError | undefined) ?? { kind: 'network' } };
}

function requestOf({ session_id, key, body }: TurnInput, lastEventId: string | undefined): ApiRequest {
  const accept = 'text/event-stream';
  if (body && lastEventId === undefined) {
    return {
      ...requestFor(playCalls, 'act', { params: { session_id }, body }),
      headers: { accept, 'idempotency-key': key },
    };
  }
  return {
    ...requestFor(playCalls, 'followAction', { params: { session_id, key } }),
    headers: { accept, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  };
}

/** Whether the action may still be running although the connection failed. */
function isLost(error: ApiError): boolean {
  switch (error.kind) {
    case 'http':
      return error.code === 'unavailable' || error.code === 'internal';
    case 'garbled':
      return error.status >= 500;
    default:
      return true;
  }
}
