import { leftBy, type LeftValue, type PlayStory, type Share, takenFrom } from '@kathaloka/story';
import { type Play, playsOf } from './plays.ts';

export interface SeriesPlay {
  /** The plays of its parts, in order, from the one in which the reader began. */
  readonly parts: readonly Play[];
  /** What they have left, in the same order. */
  readonly left: readonly (readonly LeftValue[])[];
}

export interface SeriesFigures {
  /** Parts that stopped before an ending. */
  readonly unended: number;
  /** How many last parts readers have between them who all choose the same in it. */
  readonly lastParts: number;
}

/** What readers who choose at random have read of a series, the first part first. */
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

/** A reader who chooses at random reads a series from one of its parts to the last one. */
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

/** A part, begun with what was left. With the same seed the same places are chosen at wherever as many are open. */
export function partPlay(
  part: PlayStory,
  shares: readonly Share[],
  left: readonly (readonly LeftValue[])[],
  seed: number,
): Play {
  const taken = takenFrom(part.graph, shares, left);
  return playsOf({ ...part, taken }, { plays: 1, seed, profiles: ['random'] })[0]!;
}
