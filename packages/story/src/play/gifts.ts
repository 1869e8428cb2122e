import { type CompiledStory, compileStory } from '../exploration/compiled.ts';
import { stateSpaceOf, trappedIn } from '../exploration/explore.ts';
import { TURNS } from '../exploration/slots.ts';
import { askedName } from '../expressions/tokens.ts';
import { entriesOf, fold, mayEnter, YOU } from '../ledger/index.ts';
import { withHolder } from './carrying.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A thing that the player's words give to somebody who is there. */
export interface Gift {
  readonly thing: string;
  readonly to: string;
}

/**
 * The state after a typed gift. It changes nothing if the player does not hold the thing, if the receiver is dead, or
 * if a player without the thing might find no way on: typed words cannot break a story.
 */
export function given(story: PlayStory, state: PlayState, { thing, to }: Gift): PlayState {
  const holder = askedName(to);
  if (holder === null || holder === YOU || !story.things.has(thing)) return state;
  const ledger = fold(entriesOf(story, collected(state)));
  const entry = {
    kind: 'has' as const,
    thing,
    holder,
    id: '',
    from: { by: 'player' as const, turn: null, quote: '' },
    known: 'all' as const,
  };
  if (mayEnter(ledger, entry, story) !== null) return state;
  const next = withHolder(state, thing, holder);
  return canGoOn(story, next) ? next : state;
}

/** No clock: the same gift changes the same on every machine. */
const BOUNDS = { situations: 2000, numbers: 200_000, milliseconds: Infinity };

const compiled = new WeakMap<PlayStory, CompiledStory>();

/** Whether every state that can follow leads on to an ending, as far as a few thousand states show it. */
function canGoOn(story: PlayStory, state: PlayState): boolean {
  const known = compiled.get(story) ?? compileStory(story.graph, story);
  compiled.set(story, known);
  const node = known.nodes.findIndex((each) => each.node.name === state.node);
  const { numbers, things } = collected(state);
  const values = known.slots.map(({ kind, name, least, most }) => {
    if (name === TURNS) return known.nodes[node]?.timeOut ? state.turns_in_node : 0;
    if (kind === 'thing') return things.has(name) ? 1 : 0;
    return Math.min(most, Math.max(least, numbers.get(name) ?? 0));
  });
  const space = stateSpaceOf(known, BOUNDS, { node, values });
  const isStuck = space.kinds.some((kind, at) => kind !== 'ending' && space.next[at]!.length === 0);
  return space.isWhole && !isStuck && !trappedIn(space).includes(1);
}
