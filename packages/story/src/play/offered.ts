import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { choicesOffered } from '../exploration/walks.ts';
import type { GraphChoice, StoryGraph } from '../graph.ts';
import type { StoryState } from '../state.ts';
import { toldText } from '../values/index.ts';
import { oddsOf } from './attempts.ts';
import { thingsToPutDown } from './carrying.ts';
import { matchText } from './matchChoice.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** Detours are offered until the player leaves the scene. Beyond this number, the oldest are dropped. */
const DETOURS_MAX = 10;

/**
 * The author's open choices, with values filled in. Leaves out choices without a target scene, as in drafts. None
 * is open while the player carries too many things.
 */
export const edgesOf = (story: PlayStory, state: PlayState): readonly GraphChoice[] =>
  thingsToPutDown(story, state).length > 0 ? [] : edgesAt(story, state);

function edgesAt({ graph }: PlayStory, state: PlayState): readonly GraphChoice[] {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  if (!node) return [];
  const told = collected(state);
  return choicesOffered(node, told)
    .filter((choice) => leadsOn(graph, choice))
    .map((choice) => choiceTold(graph, choice, told));
}

/** Whether a choice leads to scenes only, or is an attempt that stays in its own. */
export function leadsOn({ nodes }: Pick<StoryGraph, 'nodes'>, { target, lost }: GraphChoice): boolean {
  if (lost === null) return nodes.has(target);
  return [target, lost.target].every((scene) => scene === '' || nodes.has(scene));
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
  /** The chance of an attempt to succeed, in percent. */
  readonly odds?: number;
  /** It puts down the thing that is its text. */
  readonly puts_down?: true;
}

/**
 * All offered choices: the author's, then the narrator's detours while the scene lasts. While the player carries too
 * many things, these are to put one down.
 */
export function choicesOf(story: PlayStory, state: PlayState): readonly OfferedChoice[] {
  const tooMany = thingsToPutDown(story, state);
  if (tooMany.length > 0)
    return tooMany.map((thing) => ({
      text: story.things.get(thing)!.name,
      is_detour: false,
      puts_down: true,
    }));
  const edges = edgesAt(story, state);
  const detours = timeIsUp(story, state, edges) ? [] : state.detours;
  return [
    ...edges.map((choice) => ({
      text: choice.text,
      is_detour: false,
      ...(choice.ask !== '' && { asks: true as const }),
      ...(choice.check !== null && { odds: oddsOf(story, state, choice) }),
    })),
    ...detours.map((text) => ({ text, is_detour: true })),
  ];
}

/** The scene that the next turn in this one enters, because its time is up; null if there is none. */
export function timeOutOf({ graph }: PlayStory, { node, turns_in_node }: PlayState): string | null {
  const { timeOut = null } = (node !== null && graph.nodes.get(node)) || {};
  if (timeOut === null || !graph.nodes.has(timeOut.target)) return null;
  return turns_in_node >= timeOut.turns ? timeOut.target : null;
}

/**
 * The only way on in an open scene without turns left, which any further move of the player then takes. A caller
 * that knows the open choices passes them.
 */
export function onlyWayOut(
  story: PlayStory,
  state: PlayState,
  edges?: readonly GraphChoice[],
): GraphChoice | null {
  const node = state.node === null ? undefined : story.graph.nodes.get(state.node);
  const most = node?.turnsOfFreePlay ?? null;
  const hasScene = node?.timeOut && story.graph.nodes.has(node.timeOut.target);
  if (most === null || hasScene || state.turns_in_node < most) return null;
  const [only, ...others] = edges ?? edgesOf(story, state);
  // nobody is made to attempt something
  return only && others.length === 0 && only.check === null ? only : null;
}

/** Whether a scene has no turns left, and the next move of the player leaves it. */
export const timeIsUp = (story: PlayStory, state: PlayState, edges?: readonly GraphChoice[]): boolean =>
  timeOutOf(story, state) !== null || onlyWayOut(story, state, edges) !== null;

/** Adds detours that the narrator invented, without duplicates. */
export function offerDetours(story: PlayStory, state: PlayState, texts: readonly string[]): PlayState {
  const detours = [...state.detours];
  const edges = edgesOf(story, state).map(({ text }) => text);
  for (const text of texts) if (matchText(text, [...edges, ...detours]) === null) detours.push(text);
  return { ...state, detours: detours.slice(-DETOURS_MAX) };
}
