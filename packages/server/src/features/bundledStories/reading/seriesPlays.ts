import { leftBy, type LeftValue, type PlayStory, type Share, takenFrom } from '@kathaloka/story';
import { type Play, playsOf } from './plays.ts';

export interface SeriesPlay {
  /** The plays of the parts in order, beginning with the part in which the reader began. */
  readonly parts: readonly Play[];
  /** The values that each part left, in the same order. */
  readonly left: readonly (readonly LeftValue[])[];
}

export interface SeriesFigures {
  /** Plays that stopped before an ending. */
  readonly unended: number;
  /** How many different texts of the last part the players get if all of them choose alike in it. */
  readonly lastParts: number;
}

/** The figures of a series that random readers read from the first part. */
export function readSeries(
  parts: readonly PlayStory[],
  shares: readonly Share[],
  plays: number,
): SeriesFigures {
  const last = parts.at(-1)!;
  const read = Array.from({ length: plays }, (_, seed) => seriesPlay(parts, shares, { seed }));
  const lastTexts = read.map(({ left }) => partPlay(last, shares, left.slice(0, -1), 1).texts.join());
  return {
    unended: read.flatMap((play) => play.parts).filter(({ ending }) => ending === null).length,
    lastParts: new Set(lastTexts).size,
  };
}

/** A random reader reads a series from one of its parts to the last. */
export function seriesPlay(
  parts: readonly PlayStory[],
  shares: readonly Share[],
  { seed, from = 0 }: { seed: number; from?: number },
): SeriesPlay {
  const left: LeftValue[][] = [];
  const plays = parts.slice(from).map((part, at) => {
    const play = partPlay(part, shares, left, seed + at);
    left.push(leftBy(part.graph, shares, play.state));
    return play;
  });
  return { parts: plays, left };
}

/**
 * Plays a part with the values that earlier parts left. With the same seed, and as many open choices, the player
 * chooses alike.
 */
export function partPlay(
  part: PlayStory,
  shares: readonly Share[],
  left: readonly (readonly LeftValue[])[],
  seed: number,
): Play {
  const taken = takenFrom(part.graph, shares, left);
  return playsOf({ ...part, taken }, { plays: 1, seed, profiles: ['random'] })[0]!;
}
