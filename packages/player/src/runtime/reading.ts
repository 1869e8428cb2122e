import {
  advance,
  beginPlay,
  chapterBegun,
  chapterReached,
  collected,
  completionPercentage,
  earnedChoices,
  edgesOf,
  endingHint,
  endingName,
  missedHint,
  payUndo,
  type PlayState,
  sceneEntered,
  sceneTextOf,
  spendable,
  storable,
  type UndoPaid,
  withAnswer,
} from '@kathaloka/story';
import type { Tale } from './tale.ts';

/** A reader's move. */
export type Move =
  /** Takes one of the offered choices, by its index or its text; `answer` is the answer if it asks. */
  | { readonly choose: number | string; readonly answer?: string | null }
  /** Continues without a choice: takes the only way, or stays in the scene. */
  | { readonly continue: true };

/** A recorded move, with details by which it is recognised after the story was changed. */
export type Made = Move & {
  /** The scene after the move. */
  readonly to?: string;
  /** The text of the choice as it was shown, and the number of offered choices. */
  readonly text?: string;
  readonly of?: number;
};

export interface Step {
  /** Null for the beginning. */
  readonly move: Made | null;
  readonly state: PlayState;
}

/** One play of a story, from its beginning to the current place. Immutable: a move returns a new one. */
export interface Reading extends UndoPaid {
  readonly steps: readonly [Step, ...Step[]];
}

export type Refused =
  | { readonly code: 'session_completed' | 'no_such_choice' | 'nothing_to_undo' }
  | { readonly code: 'xp_short'; readonly current_xp: number; readonly required_xp: number };

export type Moved =
  | { readonly reading: Reading; readonly refused?: never }
  | { readonly refused: Refused; readonly reading?: never };

export interface PlaceChoice {
  readonly text: string;
  /** Whether the choice asks for a name or a word. */
  readonly asks: boolean;
  /** The deed of the reader that opened this choice; null for other choices. */
  readonly because: string | null;
}

export interface PlaceChapter {
  readonly number: number;
  readonly of: number;
  readonly title: string;
}

/** The current place of a reading, prepared for display. */
export interface Place {
  readonly scene: string;
  /** Markdown with its values filled in. */
  readonly text: string;
  readonly choices: readonly PlaceChoice[];
  /** The chapter that begins here; null if none does. */
  readonly chapter: PlaceChapter | null;
  /** The current chapter; null in a story without chapters. */
  readonly reached: PlaceChapter | null;
  readonly is_ending: boolean;
  /** The name of the ending; null if it has none, or the place is not an ending. */
  readonly ending: string | null;
  readonly xp: number;
  readonly percent: number;
}

/** The seed decides the dice; a story without dice needs none. */
export function beginReading({ play }: Tale, seed?: string): Reading {
  return { steps: [{ move: null, state: beginPlay(play, seed) }], undo_xp: 0 };
}

export const stateOf = ({ steps }: Reading): PlayState => steps.at(-1)!.state;

export function makeMove({ play }: Tale, reading: Reading, move: Move): Moved {
  const { steps, undo_xp } = reading;
  const state = spendable(stateOf(reading), reading);
  // an index that is not offered has no text
  const offered = 'choose' in move && typeof move.choose === 'number' ? edgesOf(play, state) : [];
  const text = 'continue' in move ? null : textChosen(move.choose, offered);
  const result = advance(
    play,
    state,
    'continue' in move ? { kind: 'continue' } : { kind: 'choice', ...withAnswer(text ?? '', move.answer) },
  );
  if (result.refusal) return { refused: result.refusal };
  const next = storable(result.next, reading);
  const made: Made = {
    ...move,
    ...(next.node !== null && { to: next.node }),
    ...(offered.length > 0 && text !== null && { text, of: offered.length }),
  };
  return { reading: { steps: [...steps, { move: made, state: next }], undo_xp } };
}

const textChosen = (choose: number | string, offered: readonly { readonly text: string }[]): string =>
  typeof choose === 'string' ? choose : (offered[choose]?.text ?? '');

/**
 * A recorded move in the current version of the story; null if it no longer exists. A choice is recognised by text and
 * target, at any index. With another text, it is recognised by its index, if the target and the number of offered
 * choices are unchanged.
 */
export function madeAgain({ play }: Tale, reading: Reading, made: Made): Move | null {
  if ('continue' in made || typeof made.choose === 'string' || made.of === undefined) return made;
  const offered = edgesOf(play, spendable(stateOf(reading), reading));
  const same = offered.findIndex(({ text, target }) => text === made.text && target === made.to);
  if (same >= 0) return { ...made, choose: same };
  return offered.length === made.of && offered[made.choose]?.target === made.to ? made : null;
}

/** Undoes the last move, for its price. */
export function goBack({ play }: Tale, reading: Reading): Moved {
  const [first, ...others] = reading.steps;
  if (others.length === 0) return { refused: { code: 'nothing_to_undo' } };
  const before = [first, ...others.slice(0, -1)] as const;
  const { refusal, undo_xp } = payUndo(play, reading, stateOf(reading), before.at(-1)!.state);
  return refusal ? { refused: refusal } : { reading: { steps: before, undo_xp } };
}

/** The place after a number of moves; by default after all of them. */
export function placeOf({ play }: Tale, reading: Reading, at = reading.steps.length - 1): Place {
  const { steps } = reading;
  const { state } = steps[at]!;
  const node = play.graph.nodes.get(state.node!)!;
  const edges = edgesOf(play, state);
  const earned = earnedChoices(play, state, edges);
  const entered = sceneEntered(state, steps[at - 1]?.state ?? null);
  return {
    scene: node.name,
    text: sceneTextOf(play, state),
    choices: edges.map(({ text, ask }) => ({
      text,
      asks: ask !== '',
      because: earned.find((choice) => choice.text === text)?.deed ?? null,
    })),
    chapter: chapterBegun(play, entered) ?? null,
    reached: chapterReached(play, state) ?? null,
    is_ending: state.is_completed,
    ending: state.is_completed ? endingName(node) : null,
    xp: spendable(state, reading).current_xp,
    percent: completionPercentage(play, state),
  };
}

/** What a reader has collected, as plain values. */
export function collectedIn(reading: Reading): {
  readonly numbers: ReadonlyMap<string, number>;
  readonly things: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, string>;
} {
  const { numbers, things, words = new Map() } = collected(stateOf(reading));
  return { numbers, things, words };
}

/** The scenes that this reader has seen in all plays, including this one. */
export interface Seen {
  /** The number of finished plays. */
  readonly plays: number;
  /** The scenes entered in any of them. */
  readonly entered: ReadonlySet<string>;
}

/** The author's hints at an ending, about what the reader has missed. */
export function hintsAt({ play }: Tale, reading: Reading, { plays, entered }: Seen): readonly string[] {
  const seen = new Set(stateOf(reading).scenes);
  return [
    endingHint(play.graph, { plays, entered }),
    missedHint(play.graph, { plays, entered, seen }),
  ].filter((hint) => hint !== null);
}
