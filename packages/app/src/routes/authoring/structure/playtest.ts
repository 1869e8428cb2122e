import {
  advance,
  beginPlay,
  choicesOffered,
  collected,
  edgesOf,
  type GraphChoice,
  matchText,
  type Move,
  type PlayState,
  type PlayStory,
  type Refusal,
  sceneTextOf,
  withAnswer,
} from '@kathaloka/story';
import type { PlaytestVariables } from '@kathaloka/ui';

export interface PlaytestStep {
  readonly state: PlayState;
  readonly text: string;
  /** The text of the choice that led here, and its index in the previous scene. */
  readonly chosen?:
    | { readonly text: string; readonly index: number; readonly answer?: string | undefined }
    | undefined;
  readonly typed?: string | undefined;
}

/** A move: a choice, with an answer if it asks for one, or free text. */
export type PlaytestMove =
  | { readonly choice: number; readonly answer?: string | undefined }
  | { readonly words: string };

/** Starts a playtest at any scene, with given variables. */
export function beginPlaytest(
  story: PlayStory,
  scene: string,
  { numbers, things }: PlaytestVariables,
): PlaytestStep {
  const node = story.graph.nodes.get(scene);
  const state: PlayState = {
    ...beginPlay(story),
    node: node ? scene : null,
    scenes: node ? [scene] : [],
    numbers: [...numbers],
    things: [...things],
    is_completed: node?.choices.length === 0,
  };
  return { state, text: sceneTextOf(story, state) };
}

/** The next passage by the rules of play, or why the move was refused. */
export function stepOn(
  story: PlayStory,
  { state }: PlaytestStep,
  move: PlaytestMove,
): PlaytestStep | Refusal {
  const scene = story.graph.nodes.get(state.node ?? '');
  const own = 'choice' in move ? scene?.choices[move.choice] : undefined;
  const typed = 'words' in move ? move.words : undefined;
  const answer = 'choice' in move && own?.ask ? move.answer : undefined;
  const moved = advance(story, state, asMove(story, state, { own, typed, answer }));
  if (moved.refusal) return moved.refusal;
  const { next, telling } = moved;
  const taken = telling.kind === 'scene' ? telling.choice : undefined;
  return {
    state: next,
    text: telling.kind === 'scene' ? sceneTextOf(story, next) : '',
    typed,
    ...(taken && { chosen: { text: taken.text, index: taken.index, answer } }),
  };
}

/**
 * The move for a choice or for free text. Only a move for free text has an index, which distinguishes choices with
 * equal texts.
 */
function asMove(
  story: PlayStory,
  state: PlayState,
  {
    own,
    typed,
    answer,
  }: { own: GraphChoice | undefined; typed?: string | undefined; answer?: string | undefined },
): Move {
  const edges = edgesOf(story, state);
  if (typed !== undefined) {
    return {
      kind: 'words',
      edge: matchText(
        typed,
        edges.map(({ text }) => text),
      ),
    };
  }
  const edge = edges.findIndex(({ index }) => index === own?.index);
  const told = edges[edge]?.text ?? '';
  const isAlone = edges.filter(({ text }) => text === told).length === 1;
  if (own && !isAlone) return { kind: 'words', edge };
  return { kind: 'choice', ...withAnswer(told, answer) };
}

/** Which choices of a scene are offered in a state. */
export function offeredIn({ graph }: PlayStory, state: PlayState): ReadonlySet<GraphChoice> {
  const node = graph.nodes.get(state.node ?? '');
  return new Set(node && choicesOffered(node, collected(state)));
}

/** All variables of the story: those that its effects change, and those that its conditions read. */
export function variablesOf({ graph }: PlayStory): { numbers: string[]; things: string[] } {
  const numbers = new Set<string>();
  const things = new Set<string>();
  for (const { choices } of graph.nodes.values()) {
    for (const effect of choices.flatMap(({ effects }) => effects))
      (effect.kind === 'add' ? numbers : things).add(effect.name);
  }
  return { numbers: [...numbers], things: [...things] };
}
