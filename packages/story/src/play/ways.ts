import type { Effect } from '../expressions/expression.ts';
import type { GraphChoice } from '../graph.ts';
import { afterEffects, HEALTH } from '../state.ts';
import { toldText } from '../values/index.ts';
import { checkMade } from './attempts.ts';
import { putDown } from './carrying.ts';
import { timeOutOf } from './offered.ts';
import { asCollected, collected, type PlayState } from './playState.ts';
import { type PlayStory, xpGain } from './playStory.ts';

const DEEDS_MAX = 50;

/** What the narrator tells after a move. */
export type Telling =
  /**
   * Another scene: that of the next state. Without a choice, the time was up or the player's health. `before` is
   * told before the scene: how an attempt went.
   */
  | {
      readonly kind: 'scene';
      readonly choice: GraphChoice | null;
      readonly isEnding: boolean;
      readonly before?: string;
    }
  /** An attempt after which the play stays in the scene; the text is the author's, and may be empty. */
  | { readonly kind: 'attempt'; readonly choice: GraphChoice; readonly won: boolean; readonly text: string }
  /** The player has put down a thing. */
  | { readonly kind: 'put_down'; readonly thing: string }
  /** The same scene continues, and its choices stay open. */
  | { readonly kind: 'moment' }
  /** A side path that returns to the scene. */
  | { readonly kind: 'detour' }
  | { readonly kind: 'setting' }
  | { readonly kind: 'picture' };

interface Edge {
  readonly kind: 'edge';
  readonly choice: GraphChoice;
  /** Whether the player chose it; false if it was the only exit. */
  readonly isChosen: boolean;
  /** The answer to the choice's question; absent without one. */
  readonly answer?: string | null;
}

/** What a move does. */
export type Way = Edge | Exclude<Telling, { kind: 'scene' | 'attempt' }>;

interface Taken {
  readonly next: PlayState;
  readonly telling: Telling;
}

/** The state after a way was taken, and what is told of it. */
export function took(story: PlayStory, state: PlayState, way: Way): Taken {
  switch (way.kind) {
    case 'edge':
      return tookEdge(story, state, way);
    case 'put_down':
      return { next: { ...putDown(state, way.thing), put_down: way.thing }, telling: way };
    case 'picture':
      return { next: state, telling: way };
    default:
      return stay(story, state, way);
  }
}

function tookEdge(story: PlayStory, state: PlayState, edge: Edge): Taken {
  const { choice } = edge;
  if (choice.check === null || choice.lost === null)
    return enter(story, made(story, state, edge, choice.effects), choice.target, { choice });
  const check = checkMade(story, state, choice, choice.check);
  const { text, effects, target } = check.won ? { ...choice, text: choice.won } : choice.lost;
  const next = {
    ...made(story, state, check.won ? edge : { ...edge, choice: { ...choice, deed: '' } }, effects),
    tried: (state.tried ?? 0) + 1,
    check,
  };
  if (target !== '') return enter(story, next, target, { choice, text });
  return stay(story, next, { kind: 'attempt', choice, won: check.won, text });
}

/** The state after a choice was made, before anything is entered. */
function made(
  story: PlayStory,
  state: PlayState,
  { choice, isChosen, answer = null }: Edge,
  effects: readonly Effect[],
): PlayState {
  const { ask, deed } = choice;
  return {
    ...changed(story, state, effects),
    ...(answer !== null && { words: answered(state, ask, answer) }),
    choices_made: state.choices_made + (isChosen ? 1 : 0),
    current_xp: state.current_xp + (isChosen ? xpGain(story, ['choice']) : 0),
    deeds: deed ? [...state.deeds, deed].slice(-DEEDS_MAX) : state.deeds,
  };
}

const changed = ({ health_max }: PlayStory, state: PlayState, effects: readonly Effect[]): PlayState =>
  effects.length === 0
    ? state
    : { ...state, ...asCollected(afterEffects(effects, collected(state), health_max)) };

function answered({ words = [] }: PlayState, name: string, answer: string): NonNullable<PlayState['words']> {
  return [...words.filter(([known]) => known !== name), [name, answer]];
}

/** A turn that stays in the scene, unless its time or the player's health ends. */
function stay(
  story: PlayStory,
  state: PlayState,
  telling: Exclude<Telling, { kind: 'scene' | 'put_down' | 'picture' }>,
): Taken {
  const attempt = telling.kind === 'attempt' ? telling : null;
  const led = { choice: attempt?.choice ?? null, text: attempt?.text ?? '' };
  const timeOut = timeOutOf(story, state);
  if (timeOut !== null) return enter(story, state, timeOut, led);
  const { eachTurn = [] } = (state.node !== null && story.graph.nodes.get(state.node)) || {};
  const next = { ...changed(story, state, eachTurn), turns_in_node: state.turns_in_node + 1 };
  if (isLost(story, next) && story.lostAt !== state.node) return enter(story, next, story.lostAt!, led);
  if (attempt === null) return { next, telling };
  return { next, telling: { ...attempt, text: toldText(attempt.text, story.graph, collected(next)) } };
}

/** Whether no health is left, and the story has a scene for that. */
const isLost = ({ health_max, lostAt }: PlayStory, { numbers }: PlayState): boolean =>
  health_max !== null && lostAt !== null && !numbers.some(([name, value]) => name === HEALTH && value > 0);

/** What led to a scene: a choice, or nothing that the player did; and how their attempt went. */
interface Led {
  readonly choice: GraphChoice | null;
  readonly text?: string;
}

/** Enters a scene, or the one that stands for it when no health is left. */
function enter(story: PlayStory, state: PlayState, target: string, { choice, text = '' }: Led): Taken {
  const node = story.graph.nodes.get(isLost(story, state) ? story.lostAt! : target)!;
  const isNew = !state.scenes.includes(node.name);
  const isEnding = node.choices.length === 0;
  const gain = xpGain(story, [
    ...(isNew ? (['scene'] as const) : []),
    ...(isEnding ? (['ending'] as const) : []),
  ]);
  const next: PlayState = {
    ...state,
    node: node.name,
    turns_in_node: 0,
    scenes: isNew ? [...state.scenes, node.name] : state.scenes,
    path_length: state.path_length + 1,
    current_xp: state.current_xp + gain,
    detours: [],
    is_completed: isEnding,
  };
  const before = toldText(text, story.graph, collected(next));
  return { next, telling: { kind: 'scene', choice, isEnding, ...(before !== '' && { before }) } };
}
