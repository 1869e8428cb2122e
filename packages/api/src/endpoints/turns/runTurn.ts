import { playCalls } from '@kathaloka/contract/calls';
import type { ActionEvent, ActionRequest, ActionResponse } from '@kathaloka/contract/entities';
import type { ApiRequest } from '../../baseQuery/apiRequest.ts';
import { readRefusal } from '../../baseQuery/readProblem.ts';
import { requestFor } from '../../requestFor.ts';
import type { SendRequest } from '../../calls/sendCall.ts';
import type { ApiError } from '../../errors.ts';
import type { Connection } from './connection.ts';
import { isEventStream, readBytes, SILENCE_MS } from './eventBytes.ts';
import { createEventReader, type ServerEvent } from './serverEvents.ts';
import { createTurnText, type TurnText } from './turnText.ts';

/** A turn to take. Without a body, the turn is already running and is only followed. */
export interface TurnInput {
  readonly session_id: string;
  /** The idempotency key. A turn never runs or charges twice with the same key. */
  readonly key: string;
  readonly body?: ActionRequest;
}

interface RunTurnOptions {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  readonly connection: Connection;
  readonly onText: (text: string) => void;
  /** Called when the turn is delayed, and with null when it continues. */
  readonly onDelay: (delay: TurnDelay | null) => void;
}

/** Why a running turn is delayed: its connection is being retried, or it is queued behind other turns. */
export type TurnDelay = 'reconnecting' | 'queued';

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
    // an offline device that has not sent the turn yet fails immediately instead of retrying for minutes
    if (turn.body && after === undefined && !connection.isOnline()) return { error };
    // no limit to retries as long as each connection brings more text
    if (before !== after) attempt = 0;
    options.onDelay('reconnecting');
    if (signal.aborted || !(await connection.pause(attempt++, signal))) return { error };
  }
}

/** Sends the action with the same key, or follows it from the last received event. */
async function listen(
  turn: TurnInput,
  turnText: TurnText,
  { send, signal, onDelay }: RunTurnOptions,
): Promise<ConnectionResult & { error: ApiError }> {
  const connection = new AbortController();
  const silence = setTimeout(() => connection.abort(), SILENCE_MS);
  const answer = await send({
    ...requestOf(turn, turnText.lastEventId()),
    signal: AbortSignal.any([signal, connection.signal]),
    responseHandler(response) {
      clearTimeout(silence);
      if (response.ok) onDelay(null);
      return readTurn(response, { turnText, onDelay }, connection);
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

/** The fields of an answer that clients read. An interface, because types are exported by name. */
export interface TurnAnswer extends Pick<
  ActionResponse,
  | 'turn'
  | 'turn_id'
  | 'current_xp'
  | 'is_completed'
  | 'session_data'
  | 'sheet'
  | 'stepped_in'
  | 'low_credits_warning'
  | 'credit_warning_message'
> {}

/** How a turn ended. */
export type TurnEnd =
  | { readonly data: TurnAnswer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** What one connection has brought: the end of the turn, or undefined if it was lost before the end. */
interface ConnectionResult {
  readonly end: TurnEnd | undefined;
}

interface TurnListener extends Pick<RunTurnOptions, 'onDelay'> {
  readonly turnText: TurnText;
}

/** Reads the response to an action: its events as they arrive, or one JSON body. */
async function readTurn(
  response: Response,
  listener: TurnListener,
  connection: AbortController,
): Promise<unknown> {
  if (!isEventStream(response)) {
    const answer: unknown = JSON.parse(await response.text());
    return response.ok ? ({ end: endOf(answer) } satisfies ConnectionResult) : answer;
  }
  let end: TurnEnd | undefined;
  let hasGap = false;
  const push = createEventReader((event) => {
    const [known, isWhole] = readEvent(event, listener);
    hasGap ||= !isWhole;
    if (!hasGap) end ??= known;
  });
  await readBytes(response, connection, (bytes) => {
    push(bytes);
    return end === undefined && !hasGap;
  });
  // leaves the rest unread, and frees the connection for other calls
  connection.abort();
  return { end } satisfies ConnectionResult;
}

/** Reads an event: the end of the turn if it is the last one, and whether the text before it is complete. */
function readEvent(
  { event, data, id }: ServerEvent,
  { turnText, onDelay }: TurnListener,
): [end: TurnEnd | undefined, isWhole: boolean] {
  const known = { event, data: parsed(data) } as ActionEvent;
  if (typeof known.data !== 'object' || known.data === null) return [undefined, true];
  switch (known.event) {
    case 'status':
      turnText.begin();
      onDelay(known.data.status === 'waiting' ? 'queued' : null);
      return [undefined, true];
    case 'delta':
      return [undefined, turnText.add(known.data.text, id)];
    case 'done':
      return [endOf(known.data), true];
    case 'error':
      return [{ error: readRefusal(known.data, known.data.status) }, true];
    default:
      return [undefined, true];
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function endOf(answer: unknown): TurnEnd {
  return 'current_xp' in Object(answer)
    ? { data: answer as TurnAnswer }
    : { error: { kind: 'garbled', status: 200 } };
}
