import type { ActionEvent, ActionResponse } from '@kathaloka/contract/entities';
import { readRefusal } from '../../baseQuery/readProblem.ts';
import type { ApiError } from '../../errors.ts';
import { createEventReader, type ServerEvent } from './serverEvents.ts';
import type { TurnText } from './turnText.ts';

/** How a turn ended. */
export type TurnEnd =
  | { readonly data: ActionResponse; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** The result of one connection: the end of the turn, unless the connection was lost before. */
export interface ConnectionResult {
  readonly end: TurnEnd | undefined;
}

/** A connection that is silent for this long counts as lost. The server sends heartbeats more often. */
export const SILENCE_MS = 40_000;

/** Reads the response to an action: its events as they arrive, or one JSON body. */
export async function readTurn(
  response: Response,
  turnText: TurnText,
  connection: AbortController,
): Promise<unknown> {
  if (!isEventStream(response)) {
    const answer: unknown = JSON.parse(await response.text());
    return response.ok ? ({ end: endOf(answer) } satisfies ConnectionResult) : answer;
  }
  let end: TurnEnd | undefined;
  let hasGap = false;
  const push = createEventReader((event) => {
    const [known, isWhole] = readEvent(event, turnText);
    hasGap ||= !isWhole;
    if (!hasGap) end ??= known;
  });
  await readBytes(response, connection, (bytes) => {
    push(bytes);
    return end === undefined && !hasGap;
  });
  // the rest is not read: this frees the connection for other calls
  connection.abort();
  return { end } satisfies ConnectionResult;
}

function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').toLowerCase().startsWith('text/event-stream');
}

/** Ends without an error when the connection ends, whichever side closed it. */
async function readBytes(
  { body }: Response,
  connection: AbortController,
  isWanted: (bytes: Uint8Array) => boolean,
): Promise<void> {
  const reader = body?.getReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (let isOpen = reader !== undefined; isOpen;) {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
      const { done, value } = await reader!.read();
      isOpen = !done && isWanted(value);
    }
  } catch {
    // the connection was lost: the turn is resumed after the last event received
  } finally {
    clearTimeout(silence);
  }
}

/** The end of the turn, if this is its last event, and whether the text before it is complete. */
function readEvent(
  { event, data, id }: ServerEvent,
  turnText: TurnText,
): [end: TurnEnd | undefined, isWhole: boolean] {
  const known = { event, data: parsed(data) } as ActionEvent;
  if (typeof known.data !== 'object' || known.data === null) return [undefined, true];
  switch (known.event) {
    case 'status':
      turnText.begin();
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
    ? { data: answer as ActionResponse }
    : { error: { kind: 'garbled', status: 200 } };
}
