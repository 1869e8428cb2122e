import type { SelectedChoice } from '@kathaloka/contract/entities';
import type { GraphChoice } from '../graph.ts';
import { chosenAmong } from './answers.ts';
import { thingsToPutDown } from './carrying.ts';
import { type Gift, given } from './gifts.ts';
import { choicesOf, edgesOf, onlyWayOut } from './offered.ts';
import { type PlayState, withoutLastMove } from './playState.ts';
import { type Command, type PlayStory, xpCost } from './playStory.ts';
import { type Telling, took, type Way } from './ways.ts';

/** What a player wants to do. Leaves out undo and redo, which restore a stored state. */
export type Move =
  | { readonly kind: 'continue' }
  /** An offered choice, by its text; with an answer if it asks for one. */
  | ({ readonly kind: 'choice' } & SelectedChoice)
  /** Free text, and the index in `edgesOf` of the choice that it means; or what it gives to somebody who is there. */
  | { readonly kind: 'words'; readonly edge: number | null; readonly gift?: Gift }
  | { readonly kind: 'immerse' }
  | { readonly kind: 'show' };

export type Refusal =
  | { readonly code: 'session_completed' }
  | { readonly code: 'no_such_choice' }
  | { readonly code: 'xp_short'; readonly current_xp: number; readonly required_xp: number };

export type Advance =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly next: PlayState; readonly telling: Telling };

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
  const found = wayOf(story, state, move);
  if (!found) return { refusal: { code: 'no_such_choice' } };
  const required_xp = found.kind === 'put_down' ? 0 : xpCost(story, COMMAND_OF[move.kind]);
  const { current_xp } = state;
  const isDetour = found.kind === 'detour';
  const gift = isDetour && move.kind === 'words' ? move.gift : undefined;
  const before = withoutLastMove(gift ? given(story, state, gift) : state);
  const onward = isDetour ? onlyWayOut(story, before) : null;
  const way = onward ? ({ kind: 'edge', choice: onward, isChosen: false } as const) : found;
  const { next, telling } = took(story, { ...before, current_xp: current_xp - required_xp }, way);
  // the XP gained in the next scene may pay for the choice; otherwise a player without XP would be stuck
  const isPayable = current_xp >= required_xp || (found.kind === 'edge' && next.current_xp >= 0);
  return isPayable ? { next, telling } : { refusal: { code: 'xp_short', current_xp, required_xp } };
}

function wayOf(story: PlayStory, state: PlayState, move: Move): Way | null {
  const edges = edgesOf(story, state);
  switch (move.kind) {
    case 'continue':
      return isPlain(edges) ? { kind: 'edge', choice: edges[0]!, isChosen: false } : { kind: 'moment' };
    case 'choice':
      return chosenWay(story, state, move, edges);
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

/** Whether the only choice can be taken without the player: it waits for no answer, and cannot fail. */
const isPlain = (edges: readonly GraphChoice[]): boolean =>
  edges.length === 1 && edges[0]!.ask === '' && edges[0]!.check === null;

function chosenWay(
  story: PlayStory,
  state: PlayState,
  move: SelectedChoice,
  edges: readonly GraphChoice[],
): Way | null {
  const tooMany = thingsToPutDown(story, state);
  const others = choicesOf(story, state).slice(edges.length);
  const chosen = chosenAmong(move, [...edges, ...others.map(({ text }) => ({ text, ask: '' }))]);
  if (chosen === null) return null;
  const { index, answer } = chosen;
  if (tooMany.length > 0) return { kind: 'put_down', thing: tooMany[index]! };
  if (index >= edges.length) return { kind: 'detour' };
  return { kind: 'edge', choice: edges[index]!, isChosen: true, answer };
}
