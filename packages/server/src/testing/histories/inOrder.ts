/** Searches for an order of a session's calls that explains every answer. */
import type { Operation, SessionSeen, TurnSeen } from './History.ts';

/** The position of a session. */
interface Place {
  readonly head: string;
  readonly tip: string;
}

interface Known {
  readonly turns: ReadonlyMap<string, TurnSeen>;
  /** Turns that exist although no client has read an acknowledgement of them. */
  readonly unexplained: ReadonlySet<string>;
}

/**
 * A depth-first search over the operations that may come next: those that began before every remaining one
 * has ended. The order so far matters only through the position of the session and the remaining operations.
 */
export function isInOrder(
  session: SessionSeen,
  operations: readonly Operation[],
  unexplained: readonly TurnSeen[],
): boolean {
  const turns = new Map(session.turns.map((turn) => [turn.id, turn]));
  const first = session.turns.find(({ parent }) => parent === null);
  if (!first) return false;
  const known: Known = { turns, unexplained: new Set(unexplained.map(({ id }) => id)) };
  // a read without an answer proves nothing, and would double the search; a write without an answer may have happened
  // at any later time
  const relevant = operations
    .filter(
      ({ asked, outcome }) =>
        asked.kind !== 'balance' && !(asked.kind === 'read' && outcome.is === 'unknown'),
    )
    .map((each) => (each.outcome.is === 'unknown' ? { ...each, ended: Infinity } : each))
    .toSorted((one, other) => one.began - other.began);
  const seen = new Set<string>();
  const start = { place: { head: first.id, tip: first.id }, done: new Set<number>(), from: 0 };
  const stack: (typeof start)[] = [start];
  for (let state = stack.pop(); state; state = stack.pop()) {
    const { place, done, from } = state;
    const left = [...relevant.keys()].slice(from).filter((index) => !done.has(index));
    const isOver = left.every((index) => relevant[index]!.outcome.is === 'unknown');
    if (isOver && place.head === session.head && place.tip === session.tip) return true;
    const mark = `${from} ${[...done].toSorted((a, b) => a - b).join()} ${place.head} ${place.tip}`;
    if (seen.has(mark)) continue;
    seen.add(mark);
    const horizon = Math.min(...left.map((index) => relevant[index]!.ended));
    for (const index of left.toReversed()) {
      const operation = relevant[index]!;
      if (operation.began > horizon) continue;
      for (const next of placesAfter(operation, place, known)) stack.push(settled(next, done, from, index));
    }
  }
  return false;
}

/** Moves `from` past the operations that are done, so that `done` stays short. */
function settled(place: Place, done: ReadonlySet<number>, from: number, index: number) {
  const after = new Set([...done, index]);
  let start = from;
  while (after.delete(start)) start += 1;
  return { place, done: after, from: start };
}

/** The possible positions after an operation; empty if it cannot have happened here. */
function placesAfter({ asked, outcome }: Operation, place: Place, known: Known): readonly Place[] {
  if (outcome.is === 'credits') return [place];
  if (outcome.is === 'read') return isPath(outcome, place, known) ? [place] : [];
  if (outcome.is === 'refused') return canRefuse(asked, outcome.code, place, known) ? [place] : [];
  const { head } = place;
  if ('seen' in asked && asked.seen !== head) return [];
  const { turns } = known;
  const parent = turns.get(head)?.parent ?? null;
  const answered = (places: readonly Place[]) =>
    outcome.is === 'ok' ? places.filter((each) => each.head === outcome.head) : places;
  switch (asked.kind) {
    case 'told':
    case 'retold': {
      const before = asked.kind === 'told' ? head : parent;
      const wanted = outcome.is === 'ok' ? [outcome.head] : [...known.unexplained];
      return wanted
        .filter((id) => turns.get(id)?.parent === before && (id !== head || asked.kind === 'told'))
        .filter((id) => asked.kind === 'told' || rootOf(turns.get(id)!) === rootOf(turns.get(head)!))
        .map((id) => ({ head: id, tip: id }));
    }
    case 'undone':
      return answered(parent === null ? [] : [{ ...place, head: parent }]);
    case 'redone': {
      const next = towards(head, place.tip, turns);
      return answered(next === null ? [] : [{ ...place, head: next }]);
    }
    case 'chosen': {
      const turn = turns.get(asked.turn);
      const isTelling = turn && rootOf(turn) === rootOf(turns.get(head)!);
      return answered(isTelling ? [{ head: turn.id, tip: turn.id }] : []);
    }
    default:
      return [place];
  }
}

export const rootOf = ({ id, telling_of }: TurnSeen): string => telling_of ?? id;

function canRefuse(asked: Operation['asked'], code: string, { head, tip }: Place, { turns }: Known): boolean {
  if (code === 'session_moved') return 'seen' in asked && asked.seen !== head;
  if (code === 'nothing_to_undo') return turns.get(head)?.parent === null;
  if (code === 'nothing_to_redo') return head === tip;
  return true;
}

function isPath(
  { path, isWhole }: Extract<Operation['outcome'], { is: 'read' }>,
  { head }: Place,
  { turns }: Known,
): boolean {
  let at: string | null = head;
  for (const id of path.toReversed()) {
    if (at !== id) return false;
    at = turns.get(id)?.parent ?? null;
  }
  return !isWhole || at === null;
}

/** The next turn on the path to another one. */
function towards(from: string, to: string, turns: ReadonlyMap<string, TurnSeen>): string | null {
  for (let at: string | null = to; at !== null;) {
    const parent: string | null = turns.get(at)?.parent ?? null;
    if (parent === from) return at;
    at = parent;
  }
  return null;
}
