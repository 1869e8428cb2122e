import type { MappedTurn } from '@kathaloka/contract/entities';

/** A turn, with the ways that branch off after it. */
export interface TurnOnLine {
  kind: 'turn';
  turn: MappedTurn;
  /** The place of the turn, counted from the opening. */
  number: number;
  /** Whether the session continues from here. */
  isNewest: boolean;
  branches: readonly Line[];
}

/** A stretch of a line that is hidden until it is opened. */
export interface Fold {
  kind: 'fold';
  /** Stable while the tale continues. */
  id: string;
  /** The number of its turns. */
  count: number;
  /** The numbers of its first and last turn. */
  first: number;
  last: number;
  stops: readonly Stop[];
}

export type Stop = TurnOnLine | Fold;

/** A line of stops, from an opening or a fork to an end. */
export type Line = readonly Stop[];

type Children = ReadonlyMap<string | null, readonly MappedTurn[]>;

/** Shorter stretches are not folded. */
const FOLD_MIN = 3;
/** Longer stretches are folded in several pieces, so that none opens hundreds of turns. */
const FOLD_MAX = 50;
/** A line with more stops than this also folds its earlier stops, including their forks. */
const STOPS_MAX = 40;

/** The tree of a session as lines. At a fork a line follows the player's way, otherwise the latest. */
export function sessionLines(turns: readonly MappedTurn[]): readonly Line[] {
  const ids = new Set<string | null>(turns.map(({ id }) => id));
  const children = new Map<string | null, MappedTurn[]>();
  for (const turn of turns) {
    // a turn without its parent starts a line of its own
    const parent = ids.has(turn.parent_id) ? turn.parent_id : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(turn);
    else children.set(parent, [turn]);
  }
  // in a partial map, other ways come after the player's
  const openings = (children.get(null) ?? []).toSorted(
    (one, other) => Number(other.is_current) - Number(one.is_current),
  );
  return linesFrom(openings, children, 1);
}

function linesFrom(openings: readonly MappedTurn[], children: Children, number: number): readonly Line[] {
  return openings.map((opening) => lineFrom(opening, children, number));
}

/** Follows a line by a loop, not by recursion: a tale has thousands of turns, but few forks within forks. */
function lineFrom(opening: MappedTurn, children: Children, firstNumber: number): Line {
  const turns: TurnOnLine[] = [];
  let turn: MappedTurn | undefined = opening;
  while (turn) {
    const number = firstNumber + turns.length;
    const next: readonly MappedTurn[] = children.get(turn.id) ?? [];
    const main: MappedTurn | undefined = turn.is_current
      ? next.find(({ is_current }) => is_current)
      : next.at(-1);
    const left = next.filter((child) => child !== main);
    turns.push({
      kind: 'turn',
      turn,
      number,
      isNewest: turn.is_current && !main,
      branches: linesFrom(left, children, number + 1),
    });
    turn = main;
  }
  return withoutManyStops(withoutStretches(turns));
}

/** Folds the turns between two forks, chapters or ends. */
function withoutStretches(turns: readonly TurnOnLine[]): Line {
  const stops: Stop[] = [];
  let stretch: TurnOnLine[] = [];
  const endStretch = () => {
    for (const piece of inPieces(stretch, FOLD_MAX)) {
      if (piece.length < FOLD_MIN) stops.push(...piece);
      else stops.push(foldOf(piece, 'turns'));
    }
    stretch = [];
  };
  for (const [index, turn] of turns.entries()) {
    const isEnd = index === 0 || index === turns.length - 1;
    if (!isEnd && turn.branches.length === 0 && !turn.turn.chapter) {
      stretch.push(turn);
      continue;
    }
    endStretch();
    stops.push(turn);
  }
  return stops;
}

/** Folds the stops between the opening and the newest ones. */
function withoutManyStops(line: Line): Line {
  const [opening, ...rest] = line;
  if (!opening || rest.length < STOPS_MAX) return line;
  const pieces = inPieces(rest, STOPS_MAX);
  const newest = pieces.pop() ?? [];
  return [opening, ...pieces.map((piece) => foldOf(piece, 'stops')), ...newest];
}

function inPieces<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function foldOf(stops: readonly Stop[], what: 'turns' | 'stops'): Fold {
  const first = firstNumberOf(stops[0]);
  const count = stops.reduce((sum, stop) => sum + (stop.kind === 'turn' ? 1 : stop.count), 0);
  return { kind: 'fold', id: `${what} ${idOf(stops[0])}`, count, first, last: first + count - 1, stops };
}

function firstNumberOf(stop: Stop | undefined): number {
  return stop?.kind === 'turn' ? stop.number : (stop?.first ?? 0);
}

/** Returns an id that is unique among all lines. */
export function lineId([opening]: Line): string {
  return idOf(opening);
}

function idOf(stop: Stop | undefined): string {
  return stop?.kind === 'turn' ? stop.turn.id : (stop?.id ?? '');
}

/** Returns the visible stops of a line, including the stops in open folds. */
export function shownStops(line: Line, openIds: ReadonlySet<string>): readonly Stop[] {
  return line.flatMap((stop) =>
    stop.kind === 'fold' && openIds.has(stop.id) ? [stop, ...shownStops(stop.stops, openIds)] : [stop],
  );
}
