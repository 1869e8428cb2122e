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

/** What a player wants to do. Undo and redo are not here: they return to a stored state. */
export type Move =
  | { readonly kind: 'continue' }
  /** A choice that was offered, by its text; of one that asks, perhaps with the answer. */
  | ({ readonly kind: 'choice' } & SelectedChoice)
  /** Free text, and which of `edgesOf` it was understood as. */
  | { readonly kind: 'words'; readonly edge: number | null }
  | { readonly kind: 'immerse' }
  | { readonly kind: 'show' };

/** What is to be told after a move. */
export type Telling =
  /** Another scene: the one of the next state. */
  | { readonly kind: 'scene'; readonly choice: GraphChoice; readonly isEnding: boolean }
  /** The scene goes on, and the choice stays open. */
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

/** A side path counts as offered until the scene is left; more than these are forgotten. */
const DETOURS_MAX = 10;
const DEEDS_MAX = 50;

/** The state in which a story begins. */
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

/** The author's choices that are open in this state, as they are told in it. A choice without a target scene, as drafts may have, is left out. */
export function edgesOf({ graph }: PlayStory, state: PlayState): readonly GraphChoice[] {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  if (!node) return [];
  const told = collected(state);
  return choicesOffered(node, told)
    .filter(({ target }) => graph.nodes.has(target))
    .map((choice) => choiceTold(graph, choice, told));
}

/** A choice with the values of its text filled in, as long as one may be to be sent; itself where there are none. */
export function choiceTold(graph: StoryGraph, choice: GraphChoice, state: StoryState): GraphChoice {
  const text = toldText(choice.text, graph, state)
    .slice(0, CHOICE_TEXT_MAX)
    .replace(/[\ud800-\udbff]$/, '');
  return text === choice.text ? choice : { ...choice, text };
}

export interface OfferedChoice {
  readonly text: string;
  readonly is_detour: boolean;
  /** It asks for a name or a word. */
  readonly asks?: true;
}

/** What is offered in this state: the author's choices, then the narrator's side paths while the scene lasts. */
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

/** The only way from one state to the next: along an edge of the graph, or not at all. */
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
  // what a scene gains may pay for the way to it: else a player without XP could never go on
  const isPayable = current_xp >= required_xp || (found.kind === 'edge' && next.current_xp >= 0);
  if (!isPayable) return { refusal: { code: 'xp_short', current_xp, required_xp } };
  if (way.kind !== 'edge') return { next, telling: way };
  return { next, telling: { kind: 'scene', choice: way.choice, isEnding: next.is_completed } };
}

/**
 * Whether an open scene has told its last turn of free play and has only one way on. Whatever the player then does
 * takes that way; what they did before was told.
 */
export function timeIsUp(story: PlayStory, state: PlayState): boolean {
  const most = (state.node !== null && story.graph.nodes.get(state.node)?.turnsOfFreePlay) || null;
  return most !== null && state.turns_in_node >= most && edgesOf(story, state).length === 1;
}

const onlyWayOut = (story: PlayStory, state: PlayState): GraphChoice | null =>
  timeIsUp(story, state) ? edgesOf(story, state)[0]! : null;

interface Edge {
  readonly kind: 'edge';
  readonly choice: GraphChoice;
  /** By the player, and not because it was the only way on. */
  readonly isChosen: boolean;
  /** To what the choice asks; absent where nobody has answered. */
  readonly answer?: string | null;
}
type Way = Exclude<Telling, { kind: 'scene' }> | Edge;

function wayOf(story: PlayStory, state: PlayState, move: Move): Way | null {
  const edges = edgesOf(story, state);
  switch (move.kind) {
    case 'continue':
      // what asks for an answer waits for it
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

/** A picture does not count as a turn of the scene. */
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

/** The state with side paths that the narrator has invented; those already offered are not added again. */
export function offerDetours(story: PlayStory, state: PlayState, texts: readonly string[]): PlayState {
  const detours = [...state.detours];
  const edges = edgesOf(story, state).map(({ text }) => text);
  for (const text of texts) if (matchText(text, [...edges, ...detours]) === null) detours.push(text);
  return { ...state, detours: detours.slice(-DETOURS_MAX) };
}
