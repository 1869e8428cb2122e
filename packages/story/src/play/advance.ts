import { afterEffects, EMPTY_STATE, type StoryState } from '../state.ts';
import type { GraphChoice, StoryGraph } from '../graph.ts';
import type { SelectedChoice } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { choicesOffered } from '../exploration/walks.ts';
import { toldText } from '../values/index.ts';
import { chosenAmong } from './answers.ts';
import { matchText } from './matchChoice.ts';
import { asCollected, collected, type PlayState } from './playState.ts';
import { type Command, type PlayStory, xpCost, xpGain } from './playStory.ts';

/** What a player wants to do. Leaves out undo and redo, which restore a stored state. */
export type Move =
  | { readonly kind: 'continue' }
  /** An offered choice, by its text; with an answer if it asks for one. */
  | ({ readonly kind: 'choice' } & SelectedChoice)
  /** Free text, and the index in `edgesOf` of the choice that it is taken for. */
  | { readonly kind: 'words'; readonly edge: number | null }
  | { readonly kind: 'immerse' }
  | { readonly kind: 'show' };

/** What the narrator tells after a move. */
export type Telling =
  /** Another scene, which the next state has as its node. */
  | { readonly kind: 'scene'; readonly choice: GraphChoice; readonly isEnding: boolean }
  /** The same scene continues, and its choices stay open. */
  | { readonly kind: 'moment' }
  /** A side path that returns to the scene. */
  | { readonly kind: 'detour' }
  | { readonly kind: 'setting' }
  | { readonly kind: 'picture' };

export type Refusal =
  | { readonly code: 'session_completed' }
  | { readonly code: 'no_such_choice' }
  | { readonly code: 'xp_short'; readonly current_xp: number; readonly required_xp: number };

export type Advance =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly next: PlayState; readonly telling: Telling };

/** Detours are offered until the player leaves the scene. Beyond this number, the oldest are dropped. */
const DETOURS_MAX = 10;
const DEEDS_MAX = 50;

/** The initial state of a play. */
export function beginPlay(story: PlayStory): PlayState {
  const { graph, initial_xp, taken = EMPTY_STATE } = story;
  const first = graph.nodes.get(graph.start);
  return {
    node: first?.name ?? null,
    turns_in_node: 0,
    scenes: first ? [first.name] : [],
    path_length: first ? 1 : 0,
    choices_made: 0,
    current_xp: initial_xp,
    ...asCollected(taken),
    deeds: [],
    detours: [],
    is_completed: first?.choices.length === 0,
  };
}

/** The author's open choices, with values filled in. Leaves out choices without a target scene, as in drafts. */
export function edgesOf({ graph }: PlayStory, state: PlayState): readonly GraphChoice[] {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  if (!node) return [];
  const told = collected(state);
  return choicesOffered(node, told)
    .filter(({ target }) => graph.nodes.has(target))
    .map((choice) => choiceTold(graph, choice, told));
}

/**
 * A choice with the values in its text filled in, cut to the length that can be sent; the same object if it has no
 * values.
 */
export function choiceTold(graph: StoryGraph, choice: GraphChoice, state: StoryState): GraphChoice {
  const text = toldText(choice.text, graph, state)
    .slice(0, CHOICE_TEXT_MAX)
    .replace(/[\ud800-\udbff]$/, '');
  return text === choice.text ? choice : { ...choice, text };
}

export interface OfferedChoice {
  readonly text: string;
  readonly is_detour: boolean;
  /** The choice asks for a name or a word. */
  readonly asks?: true;
}

/** All offered choices: the author's, then the narrator's detours while the scene lasts. */
export function choicesOf(story: PlayStory, state: PlayState): readonly OfferedChoice[] {
  const detours = timeIsUp(story, state) ? [] : state.detours;
  return [
    ...edgesOf(story, state).map(({ text, ask }) => ({
      text,
      is_detour: false,
      ...(ask !== '' && { asks: true as const }),
    })),
    ...detours.map((text) => ({ text, is_detour: true })),
  ];
}

const COMMAND_OF = {
  continue: 'continue',
  choice: 'continue',
  words: 'custom_action',
  immerse: 'immerse',
  show: 'show',
} as const satisfies Record<Move['kind'], Command>;

/** Moves to the next state: along an edge of the graph, or within the scene. */
export function advance(story: PlayStory, state: PlayState, move: Move): Advance {
  if (state.is_completed && move.kind !== 'show') return { refusal: { code: 'session_completed' } };
  const required_xp = xpCost(story, COMMAND_OF[move.kind]);
  const { current_xp } = state;
  const paid = { ...state, current_xp: current_xp - required_xp };
  const found = wayOf(story, state, move);
  if (!found) return { refusal: { code: 'no_such_choice' } };
  const onward = found.kind === 'detour' ? onlyWayOut(story, state) : null;
  const way = onward ? ({ kind: 'edge', choice: onward, isChosen: false } as const) : found;
  const next = way.kind === 'edge' ? enter(story, paid, way) : afterTurn(paid, way);
  // the XP gained in the next scene may pay for the choice; otherwise a player without XP would be stuck
  const isPayable = current_xp >= required_xp || (found.kind === 'edge' && next.current_xp >= 0);
  if (!isPayable) return { refusal: { code: 'xp_short', current_xp, required_xp } };
  if (way.kind !== 'edge') return { next, telling: way };
  return { next, telling: { kind: 'scene', choice: way.choice, isEnding: next.is_completed } };
}

/** Whether an open scene has no turns left and only one exit, which the next move of the player then takes. */
export function timeIsUp(story: PlayStory, state: PlayState): boolean {
  const most = (state.node !== null && story.graph.nodes.get(state.node)?.turnsOfFreePlay) || null;
  return most !== null && state.turns_in_node >= most && edgesOf(story, state).length === 1;
}

const onlyWayOut = (story: PlayStory, state: PlayState): GraphChoice | null =>
  timeIsUp(story, state) ? edgesOf(story, state)[0]! : null;

interface Edge {
  readonly kind: 'edge';
  readonly choice: GraphChoice;
  /** Whether the player chose it; false if it was the only exit. */
  readonly isChosen: boolean;
  /** The answer to the choice's question; absent without one. */
  readonly answer?: string | null;
}
type Way = Exclude<Telling, { kind: 'scene' }> | Edge;

function wayOf(story: PlayStory, state: PlayState, move: Move): Way | null {
  const edges = edgesOf(story, state);
  switch (move.kind) {
    case 'continue':
      // a choice that asks must wait for the answer
      return edges.length === 1 && edges[0]!.ask === ''
        ? { kind: 'edge', choice: edges[0]!, isChosen: false }
        : { kind: 'moment' };
    case 'choice': {
      const detours = choicesOf(story, state).slice(edges.length);
      const chosen = chosenAmong(move, [...edges, ...detours.map(({ text }) => ({ text, ask: '' }))]);
      if (chosen === null) return null;
      const { index, answer } = chosen;
      return index < edges.length
        ? { kind: 'edge', choice: edges[index]!, isChosen: true, answer }
        : { kind: 'detour' };
    }
    case 'words': {
      const choice = move.edge === null ? undefined : edges[move.edge];
      return choice ? { kind: 'edge', choice, isChosen: true } : { kind: 'detour' };
    }
    case 'immerse':
      return { kind: 'setting' };
    default:
      return { kind: 'picture' };
  }
}

/** Counts a turn of the scene. A picture does not count as one. */
function afterTurn(state: PlayState, { kind }: Way): PlayState {
  return kind === 'picture' ? state : { ...state, turns_in_node: state.turns_in_node + 1 };
}

function enter(story: PlayStory, state: PlayState, { choice, isChosen, answer = null }: Edge): PlayState {
  const node = story.graph.nodes.get(choice.target)!;
  const isNew = !state.scenes.includes(node.name);
  const isEnding = node.choices.length === 0;
  const gain = xpGain(story, [
    ...(isNew ? (['scene'] as const) : []),
    ...(isChosen ? (['choice'] as const) : []),
    ...(isEnding ? (['ending'] as const) : []),
  ]);
  return {
    ...state,
    ...asCollected(afterEffects(choice.effects, collected(state))),
    ...(answer !== null && { words: answered(state, choice.ask, answer) }),
    node: node.name,
    turns_in_node: 0,
    scenes: isNew ? [...state.scenes, node.name] : state.scenes,
    path_length: state.path_length + 1,
    choices_made: state.choices_made + (isChosen ? 1 : 0),
    current_xp: state.current_xp + gain,
    deeds: choice.deed ? [...state.deeds, choice.deed].slice(-DEEDS_MAX) : state.deeds,
    detours: [],
    is_completed: isEnding,
  };
}

function answered({ words = [] }: PlayState, name: string, answer: string): NonNullable<PlayState['words']> {
  return [...words.filter(([known]) => known !== name), [name, answer]];
}

/** Adds detours that the narrator invented, without duplicates. */
export function offerDetours(story: PlayStory, state: PlayState, texts: readonly string[]): PlayState {
  const detours = [...state.detours];
  const edges = edgesOf(story, state).map(({ text }) => text);
  for (const text of texts) if (matchText(text, [...edges, ...detours]) === null) detours.push(text);
  return { ...state, detours: detours.slice(-DETOURS_MAX) };
}
