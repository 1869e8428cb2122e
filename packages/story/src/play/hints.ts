import type { StoryGraph } from '../graph.ts';
import { endingsOf } from './endings.ts';

/** In a first play, players do not look for what they missed. */
const HINTS_FROM_PLAY = 2;

/** How often a player has played a story, and the scenes that the player has seen. */
export interface Acquaintance {
  /** The number of finished plays, including this one. */
  readonly plays: number;
  /** The scenes entered in any of them. */
  readonly entered: ReadonlySet<string>;
}

/** A hint at a missing ending, a different one after each play; null if there is none. */
export function endingHint(graph: StoryGraph, { plays, entered }: Acquaintance): string | null {
  if (plays < HINTS_FROM_PLAY) return null;
  const missing = endingsOf(graph).filter(({ scene }) => !entered.has(scene));
  return inTurn(
    missing.map(({ scene }) => hintOf(graph, scene)),
    plays - HINTS_FROM_PLAY,
  );
}

/** A hint at a scene that this play missed. Scenes that the player has never seen come first. */
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

/** The scenes with a hint, without endings. */
export function hintedScenes({ nodes }: StoryGraph): string[] {
  return [...nodes.values()]
    .filter(({ choices, hint }) => choices.length > 0 && hint !== '')
    .map(({ name }) => name);
}

const hintOf = ({ nodes }: StoryGraph, scene: string): string => nodes.get(scene)?.hint ?? '';

/** The hint whose turn it is; after the last one, starts again with the first. */
function inTurn(hints: readonly string[], turn: number): string | null {
  const told = hints.filter((hint) => hint !== '');
  return told[Math.max(0, turn) % told.length] ?? null;
}
