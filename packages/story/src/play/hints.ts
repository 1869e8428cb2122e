import type { StoryGraph } from '../graph.ts';
import { endingsOf } from './endings.ts';

/** Who has just met a story is not yet looking for what is left of it. */
const HINTS_FROM_PLAY = 2;

/** How often somebody has played a story, and what they have seen of it. */
export interface Acquaintance {
  /** The plays that came to an ending, this one among them. */
  readonly plays: number;
  /** The scenes of all plays. */
  readonly entered: ReadonlySet<string>;
}

/** What the author tells of an ending that is still missing: another one after each play. Null: nothing. */
export function endingHint(graph: StoryGraph, { plays, entered }: Acquaintance): string | null {
  if (plays < HINTS_FROM_PLAY) return null;
  const missing = endingsOf(graph).filter(({ scene }) => !entered.has(scene));
  return inTurn(
    missing.map(({ scene }) => hintOf(graph, scene)),
    plays - HINTS_FROM_PLAY,
  );
}

/**
 * What the author tells, at an ending, of a scene that this play did not come to. Those that somebody has never seen come
 * first.
 */
export function missedHint(
  graph: StoryGraph,
  { seen, entered, plays }: Acquaintance & { readonly seen: ReadonlySet<string> },
): string | null {
  const missed = hintedScenes(graph).filter((scene) => !seen.has(scene));
  const unknown = missed.filter((scene) => !entered.has(scene));
  const told = unknown.length > 0 ? unknown : missed;
  return inTurn(
    told.map((scene) => hintOf(graph, scene)),
    plays - 1,
  );
}

/** The scenes, endings left out, of which the author tells something to who has missed them. */
export function hintedScenes({ nodes }: StoryGraph): string[] {
  return [...nodes.values()]
    .filter(({ choices, hint }) => choices.length > 0 && hint !== '')
    .map(({ name }) => name);
}

const hintOf = ({ nodes }: StoryGraph, scene: string): string => nodes.get(scene)?.hint ?? '';

/** Another one each time, and the first one again after the last. */
function inTurn(hints: readonly string[], turn: number): string | null {
  const told = hints.filter((hint) => hint !== '');
  return told[Math.max(0, turn) % told.length] ?? null;
}
