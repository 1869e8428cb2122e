import type { SelectedChoice } from '@kathaloka/contract/entities';
import { type Chosen, chosenAmong, edgesOf, type PlayState, withAnswer } from '@kathaloka/story';
import type { Snapshot } from './snapshots.ts';

/**
 * Which of the open choices is meant: in the language of the session, or else in another one of its story, because the
 * session was told in it when the choice was read.
 */
export const edgeNamed = (snapshot: Snapshot, state: PlayState, choice: SelectedChoice): number | null =>
  chosenBy(snapshot, state, choice)?.index ?? null;

/** Also how it reads where it was read. */
function chosenBy(snapshot: Snapshot, state: PlayState, choice: SelectedChoice): (Chosen & Read) | null {
  for (const told of [snapshot, ...snapshot.languages.map((language) => snapshot.in(language))]) {
    const edges = edgesOf(told.play, state);
    const chosen = chosenAmong(choice, edges);
    if (chosen !== null) return { ...chosen, text: edges[chosen.index]!.text };
  }
  return null;
}

interface Read {
  readonly text: string;
}

/**
 * The choice that is meant, in the words of the session, with what was answered to it as it may be told; itself where it
 * is none of the author's.
 */
export function choiceNamed(snapshot: Snapshot, state: PlayState, choice: SelectedChoice): SelectedChoice {
  const chosen = chosenBy(snapshot, state, choice);
  if (chosen === null) return choice;
  return withAnswer(edgesOf(snapshot.play, state)[chosen.index]!.text, chosen.answer);
}

/** The same in the words in which it was offered; undefined where it was not. Nothing else of what was sent is stored. */
export function choiceRead(
  snapshot: Snapshot,
  state: PlayState,
  choice: SelectedChoice,
): SelectedChoice | undefined {
  const chosen = chosenBy(snapshot, state, choice);
  if (chosen !== null) return withAnswer(chosen.text, chosen.answer);
  const detour = chosenAmong(
    choice,
    state.detours.map((text) => ({ text, ask: '' })),
  );
  return detour === null ? undefined : { text: state.detours[detour.index]! };
}

/** A state as it is stored: what the player did is called what the author called it, whatever language it was done in. */
export const asStored = (snapshot: Snapshot, state: PlayState): PlayState =>
  renamed(state, snapshot, snapshot.in(null));

/** A stored state as it is told: what the player did is called so in the language of the session. */
export const asTold = (snapshot: Snapshot, state: PlayState): PlayState =>
  renamed(state, snapshot.in(null), snapshot);

function renamed(state: PlayState, from: Snapshot, to: Snapshot): PlayState {
  if (from === to || state.deeds.length === 0) return state;
  const names = deedNames(from, to);
  return { ...state, deeds: state.deeds.map((deed) => names.get(deed) ?? deed) };
}

/** The deeds of one language by those of another one: choices stand in the same order in both. */
function deedNames(from: Snapshot, to: Snapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, node] of from.play.graph.nodes) {
    for (const [at, { deed }] of node.choices.entries())
      if (deed !== '' && !names.has(deed)) names.set(deed, to.play.graph.nodes.get(name)!.choices[at]!.deed);
  }
  return names;
}
