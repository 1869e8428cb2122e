import type { SelectedChoice } from '@kathaloka/contract/entities';
import { type Chosen, chosenAmong, edgesOf, offeredTo, type PlayState, withAnswer } from '@kathaloka/story';
import type { Snapshot } from './snapshots.ts';

/**
 * The index in `edgesOf` of the offered choice with this text, or null. Searches the language of the session
 * first, then the other languages of the story: the player may have read the choice before the session changed
 * its language.
 */
export function edgeNamed(snapshot: Snapshot, state: PlayState, choice: SelectedChoice): number | null {
  if (edgesOf(snapshot.play, state).length === 0) return null;
  return chosenBy(snapshot, state, choice)?.index ?? null;
}

/** Finds the choice, with its text in the language in which it was found. */
function chosenBy(snapshot: Snapshot, state: PlayState, choice: SelectedChoice): (Chosen & Read) | null {
  for (const told of [snapshot, ...snapshot.languages.map((language) => snapshot.in(language))]) {
    const offered = offeredTo(told.play, state);
    const chosen = chosenAmong(choice, offered);
    if (chosen !== null) return { ...chosen, text: offered[chosen.index]!.text };
  }
  return null;
}

interface Read {
  readonly text: string;
}

/**
 * The choice in the language of the session, with its answer in the form in which it is told. A choice that the
 * author does not offer is returned as it was sent.
 */
export function choiceNamed(snapshot: Snapshot, state: PlayState, choice: SelectedChoice): SelectedChoice {
  const chosen = chosenBy(snapshot, state, choice);
  if (chosen === null) return choice;
  return withAnswer(offeredTo(snapshot.play, state)[chosen.index]!.text, chosen.answer);
}

/**
 * The choice in the language in which the player read it, or undefined if it was not offered. Nothing else that the
 * client sent is stored.
 */
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

/** A state in the form in which it is stored: deeds have the author's words, whatever the language of the session. */
export const asStored = (snapshot: Snapshot, state: PlayState): PlayState =>
  renamed(state, snapshot, snapshot.in(null));

/** A stored state, with its deeds in the language of the session. */
export const asTold = (snapshot: Snapshot, state: PlayState): PlayState =>
  renamed(state, snapshot.in(null), snapshot);

function renamed(state: PlayState, from: Snapshot, to: Snapshot): PlayState {
  if (from === to || state.deeds.length === 0) return state;
  const names = deedNames(from, to);
  return { ...state, deeds: state.deeds.map((deed) => names.get(deed) ?? deed) };
}

/** Maps the words of each deed from one language to another. The choices have the same order in both. */
function deedNames(from: Snapshot, to: Snapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, node] of from.play.graph.nodes) {
    for (const [at, { deed }] of node.choices.entries())
      if (deed !== '' && !names.has(deed)) names.set(deed, to.play.graph.nodes.get(name)!.choices[at]!.deed);
  }
  return names;
}
