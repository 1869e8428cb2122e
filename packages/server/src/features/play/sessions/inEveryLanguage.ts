import { chosenAmong, edgesOf, type PlayState, withAnswer } from '@kathaloka/story';
import type { Snapshot } from './snapshots.ts';

/**
 * Which of the open choices a text names: in the language of the session, or else in another one of its story, because
 * the session was told in it when the text was read.
 */
export const edgeNamed = (snapshot: Snapshot, state: PlayState, text: string): number | null =>
  chosenBy(snapshot, state, text)?.index ?? null;

function chosenBy(snapshot: Snapshot, state: PlayState, text: string): ReturnType<typeof chosenAmong> {
  for (const told of [snapshot, ...snapshot.languages.map((language) => snapshot.in(language))]) {
    const chosen = chosenAmong(text, edgesOf(told.play, state));
    if (chosen !== null) return chosen;
  }
  return null;
}

/**
 * The choice that a text names, in the words of the session, with what was answered to it as it may be told; the text
 * itself where it names none.
 */
export function choiceNamed(snapshot: Snapshot, state: PlayState, text: string): string {
  const chosen = chosenBy(snapshot, state, text);
  if (chosen === null) return text;
  return withAnswer(edgesOf(snapshot.play, state)[chosen.index]!.text, chosen.answer);
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
