import { toldBy } from '@kathaloka/api';
import type { ActionResponse, HistoryEntry } from '@kathaloka/contract/entities';
import { entriesFromHistory, type HistoryReading, type LogEntry } from '@kathaloka/ui';
import type { RunningTurn } from './useTurn.ts';

/** A turn of this visit: its entries stay the same, so that nothing is written out twice. */
export interface VisitTurn {
  /** Its idempotency key. */
  readonly key: string;
  readonly entries: readonly LogEntry[];
  /** What it told, as the history holds it; undefined if it failed. */
  readonly told?: Pick<HistoryEntry, 'ai_response' | 'image_url'> | undefined;
}

interface VisitReading extends Omit<HistoryReading, 'firstNewTurn'> {
  /** The ids of the history when the visit began, oldest first. */
  readonly before: readonly string[];
}

/** The log: the history, with the turns of this visit as they were told, and their failures between them. */
export function visitLog(
  history: readonly HistoryEntry[],
  visit: readonly VisitTurn[],
  { before, ...reading }: VisitReading,
): readonly LogEntry[] {
  const newestKnown = history.findLastIndex(({ id }) => before.includes(id));
  const places = placesOf(history, visit, newestKnown + 1);
  // where the part that was the newest one has been taken back, all that is left is from before
  const isWhole = history[newestKnown]?.id === before.at(-1);
  const log = entriesFromHistory(history.slice(0, newestKnown + 1), {
    ...reading,
    firstNewTurn: isWhole ? newestKnown : newestKnown + 1,
  });
  let shown = 0;
  for (const [index, turn] of history.entries()) {
    if (index <= newestKnown) continue;
    const place = places.get(index);
    if (place === undefined) {
      log.push(...entriesFromHistory([turn], { ...reading, firstNewTurn: 0 }));
    } else {
      log.push(...failures(visit.slice(shown, place)), ...(visit[place]?.entries ?? []));
      shown = place + 1;
    }
  }
  return [...log, ...failures(visit.slice(shown))];
}

const failures = (turns: readonly VisitTurn[]): readonly LogEntry[] =>
  turns.flatMap(({ told, entries }) => (told ? [] : entries));

/**
 * Which turn of the visit each entry of the history is, from the newest one on: by its key, or by what it tells, because
 * the answer of an action does not say the id of the new part. What was taken back is no entry any more.
 */
function placesOf(
  history: readonly HistoryEntry[],
  visit: readonly VisitTurn[],
  from: number,
): ReadonlyMap<number, number> {
  const keys = new Set(visit.map(({ key }) => key));
  const places = new Map<number, number>();
  let end = visit.length;
  for (let index = history.length - 1; index >= from; index--) {
    const turn = history[index];
    if (!turn) continue;
    const place = visit
      .slice(0, end)
      .findLastIndex(({ key, told }) => (keys.has(turn.id) ? key === turn.id : isSame(told, turn)));
    if (place === -1) continue;
    places.set(index, place);
    end = place;
  }
  return places;
}

/** Whether a part of the history tells this. */
export function isSame(told: VisitTurn['told'], { ai_response, image_url }: HistoryEntry): boolean {
  return told !== undefined && told.ai_response === ai_response && told.image_url === image_url;
}

/** The id of a part while it streams and afterwards. */
const taleId = (key: string) => `${key}-tale`;

/** What a running turn shows: what was asked, and what has been told so far. */
export function runningEntries({ key, own, text, isSetting }: RunningTurn): readonly LogEntry[] {
  const tale: LogEntry = {
    id: taleId(key),
    type: isSetting ? 'setup' : 'narrative',
    content: text,
    isArriving: true,
  };
  return [...(own ? [own] : []), ...(text === '' ? [] : [tale])];
}

/** A turn that has been told. Its part of the tale keeps the id under which it streamed. */
export function toldTurn(
  key: string,
  own: LogEntry | undefined,
  answer: ActionResponse,
  entries: readonly LogEntry[],
): VisitTurn {
  return {
    key,
    told: toldBy(answer),
    entries: [
      ...(own ? [own] : []),
      ...entries.map((entry) => (isTale(entry) ? { ...entry, id: taleId(key) } : entry)),
    ],
  };
}

function isTale({ type }: LogEntry): boolean {
  return type === 'narrative' || type === 'setup';
}
