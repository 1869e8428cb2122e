import type { Exploration, StateSpace } from './explore.ts';
import { toldIndex } from './outcomes.ts';
import type { WalkedPath, WalkReport } from './walks.ts';
import { READING_WORDS_A_MINUTE, wordsTold } from '../wordCounts.ts';

/** How much one player reads. */
export interface PathLength {
  readonly scenes: number;
  readonly words: number;
  readonly minutes: number;
}

/** The figures of random walks, as plain data. Authors choose the names, so they are never object keys. */
export interface WalkFigures {
  readonly walks: number;
  readonly seed: number;
  /** Whether every state was explored, so that the absence of a finding is a proof. */
  readonly isProved: boolean;
  /** How often each scene was visited, in the order of the story. */
  readonly visits: readonly (readonly [scene: string, times: number])[];
  /** How often each ending was reached. */
  readonly endings: readonly (readonly [scene: string, times: number])[];
  /** The scenes where walks were stuck, and how often. */
  readonly stuck: readonly (readonly [scene: string, times: number])[];
  /** Walks that were abandoned after going in circles for too long. */
  readonly lost: number;
  /** The shortest path, the median walk and the longest walk to an ending; null without an ending. */
  readonly shortest: PathLength | null;
  readonly median: PathLength | null;
  readonly longest: PathLength | null;
}

export function walkFigures(
  { exact, whole }: Exploration,
  report: WalkReport,
  names: readonly string[],
): WalkFigures {
  return {
    walks: report.walks,
    seed: report.seed,
    isProved: exact.isWhole,
    visits: names.map((name) => [name, report.visits.get(name) ?? 0] as const),
    endings: [...report.endings],
    stuck: [...report.stuck],
    lost: report.lost,
    // situations are numbered by the fewest choices, so the first ending is the nearest
    shortest: timed(firstEnding(exact) ?? firstEnding(whole)),
    median: timed(report.median),
    longest: timed(report.longest),
  };
}

function timed(path: WalkedPath | null): PathLength | null {
  return path && { ...path, minutes: path.words / READING_WORDS_A_MINUTE };
}

function firstEnding({ kinds, before, entered, story, situations }: StateSpace): WalkedPath | null {
  const first = kinds.indexOf('ending');
  if (first < 0) return null;
  let scenes = 0;
  let words = 0;
  for (let at = first; at >= 0; at = before[at]!) {
    if (!entered[at]) continue;
    const node = story.nodes[situations.nodeOf(at)]!;
    scenes += 1;
    words += wordsTold(node.node)[toldIndex(node, situations.values, situations.startOf(at)) + 1]!;
  }
  return { scenes, words };
}
