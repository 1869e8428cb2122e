import type { PlaySheet, TurnChange, TurnCheck } from '@kathaloka/contract/entities';
import {
  advance,
  beginPlay,
  changesBetween,
  chapterBegun,
  chapterReached,
  choicesOf,
  collected,
  completionPercentage,
  earnedChoices,
  edgesOf,
  endingHint,
  endingName,
  missedHint,
  payUndo,
  type PlayState,
  type PlayStory,
  sceneEntered,
  sceneTextOf,
  sheetOf,
  spendable,
  storable,
  type Telling,
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
  /** What is told in place of the scene, where a move was an attempt or has put something down. */
  readonly told?: string;
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
  /** The chance of an attempt to succeed, in percent; null for other choices. */
  readonly odds: number | null;
  /** Whether it puts down the thing that is its text. */
  readonly puts_down: boolean;
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
  /** Whether it is an ending at which the reader has failed. */
  readonly is_lost: boolean;
  /** How the attempt went that led here; null if none did. */
  readonly check: TurnCheck | null;
  /** What the last move has changed of the sheet. */
  readonly changes: readonly TurnChange[];
  /** What the reader carries, and how they are; null in a story that has nothing of that. */
  readonly sheet: PlaySheet | null;
  readonly xp: number;
  readonly percent: number;
}

/** Begins a play. The seed decides its dice: the same seed and moves are the same play. */
export function beginReading({ play }: Tale, seed?: string): Reading {
  return { steps: [{ move: null, state: beginPlay(play, seed) }], undo_xp: 0 };
}

export const stateOf = ({ steps }: Reading): PlayState => steps.at(-1)!.state;

export function makeMove({ play }: Tale, reading: Reading, move: Move): Moved {
  const { steps, undo_xp } = reading;
  const state = spendable(stateOf(reading), reading);
  // an index that is not offered has no text
  const offered = 'choose' in move && typeof move.choose === 'number' ? choicesOf(play, state) : [];
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
  const told = toldInstead(play, next, result.telling);
  const step: Step = { move: made, state: next, ...(told !== null && { told }) };
  return { reading: { steps: [...steps, step], undo_xp } };
}

/** What an attempt, or putting something down, tells in place of the scene; null where the scene is told. */
function toldInstead(play: PlayStory, state: PlayState, telling: Telling): string | null {
  if (telling.kind === 'attempt') return telling.text;
  if (telling.kind === 'put_down') return '';
  if (telling.kind !== 'scene' || telling.before === undefined) return null;
  return `${telling.before}\n\n${sceneTextOf(play, state)}`;
}

const textChosen = (choose: number | string, offered: readonly { readonly text: string }[]): string =>
  typeof choose === 'string' ? choose : (offered[choose]?.text ?? '');

/**
 * A recorded move in the current version of the story; null if it no longer exists. A choice is recognised by its text
 * and the scene that it leads to, at any index. With another text, it is recognised by its index, if the scene and the
 * number of offered choices are the same.
 */
export function madeAgain(tale: Tale, reading: Reading, made: Made): Move | null {
  if ('continue' in made || typeof made.choose === 'string' || made.of === undefined) return made;
  const offered = choicesOf(tale.play, spendable(stateOf(reading), reading));
  const leads = (choose: number): boolean => {
    const moved = makeMove(tale, reading, { ...made, choose });
    return moved.reading !== undefined && stateOf(moved.reading).node === made.to;
  };
  const same = offered.findIndex(({ text }, at) => text === made.text && leads(at));
  if (same >= 0) return { ...made, choose: same };
  return offered.length === made.of && leads(made.choose) ? made : null;
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
  const { state, told } = steps[at]!;
  const node = play.graph.nodes.get(state.node!)!;
  const earned = earnedChoices(play, state, edgesOf(play, state));
  const before = steps[at - 1]?.state ?? null;
  const entered = sceneEntered(state, before);
  return {
    scene: node.name,
    text: told ?? sceneTextOf(play, state),
    choices: choicesOf(play, state).map(({ text, asks = false, odds = null, puts_down = false }) => ({
      text,
      asks,
      odds,
      puts_down,
      because: earned.find((choice) => choice.text === text)?.deed ?? null,
    })),
    chapter: chapterBegun(play, entered) ?? null,
    reached: chapterReached(play, state) ?? null,
    is_ending: state.is_completed,
    ending: state.is_completed ? endingName(node) : null,
    is_lost: node.isLost,
    check: state.check ?? null,
    changes: before === null ? [] : changesBetween(play, before, state),
    sheet: sheetOf(play, state) ?? null,
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
