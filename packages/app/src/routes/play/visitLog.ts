import type { ActionResponse, HistoryEntry } from '@kathaloka/contract/entities';
import { entriesFromHistory, type HistoryReading, isTale, type LogEntry } from '@kathaloka/ui';
import type { RunningTurn } from './useTurn.ts';

/** A turn of this visit: its entries stay the same, so that nothing is written out twice. */
export interface VisitTurn {
  /** Its idempotency key. */
  readonly key: string;
  readonly entries: readonly LogEntry[];
  /** The part that it added to the session; undefined if it failed. */
  readonly turn_id?: string | undefined;
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
  turns.flatMap(({ turn_id, entries }) => (turn_id === undefined ? entries : []));

/** Which turn of the visit each entry of the history is, from this one on. What was taken back is no entry any more. */
function placesOf(
  history: readonly HistoryEntry[],
  visit: readonly VisitTurn[],
  from: number,
): ReadonlyMap<number, number> {
  const turns = new Map(visit.map(({ turn_id }, place) => [turn_id, place]));
  const places = new Map<number, number>();
  for (const [index, { id }] of history.entries()) {
    const place = turns.get(id);
    if (index >= from && place !== undefined) places.set(index, place);
  }
  return places;
}

/** The id of a part while it streams and afterwards. */
const taleId = (key: string) => `${key}-tale`;

/** The log with what a running turn shows: what was asked, and what is told. */
export function withRunning(
  log: readonly LogEntry[],
  { key, own, text, hasWords, isSetting, replaces }: RunningTurn,
): readonly LogEntry[] {
  const tale: LogEntry = {
    id: taleId(key),
    type: isSetting ? 'setup' : 'narrative',
    content: '',
    growing: text,
    isArriving: true,
  };
  if (replaces === undefined) return [...log, ...(own ? [own] : []), ...(hasWords ? [tale] : [])];
  // the earlier telling stays until there is something to read in its place
  if (!hasWords) return log;
  return [...log.filter(({ turn_id }) => turn_id !== replaces), ...(own ? [own] : []), tale];
}

/** A turn that has been told. Its part of the tale keeps the id under which it streamed. */
export function toldTurn(
  key: string,
  own: LogEntry | undefined,
  { turn_id }: Pick<ActionResponse, 'turn_id'>,
  entries: readonly LogEntry[],
): VisitTurn {
  return {
    key,
    turn_id,
    entries: [
      ...(own ? [{ ...own, turn_id }] : []),
      ...entries.map((entry) => (isTale(entry) ? { ...entry, id: taleId(key) } : entry)),
    ],
  };
}
