import { SESSION_TURNS_MAX } from '@kathaloka/contract/limits';
import { isJsonObject } from '@kathaloka/contract/rules';
import { textDigest } from '@kathaloka/story';
import { beginReading, type Made, madeAgain, makeMove, type Reading, stateOf } from './reading.ts';
import type { StoryFile } from './storyFile.ts';
import type { Tale } from './tale.ts';

const SAVE_VERSION = 1;

/** A stored play: its moves, which are replayed. */
export interface SavedReading {
  readonly kathaloka_save: typeof SAVE_VERSION;
  readonly title: string;
  /** The digest of the story; a different one means that the story was changed. */
  readonly story: string;
  readonly language: string;
  readonly undo_xp: number;
  /** Decides the dice; absent in stories without dice. */
  readonly seed?: string;
  readonly moves: readonly Made[];
}

/** A digest to detect changes of a story. Ignores its translations. */
export const storyDigest = ({ story_structure, game_config, initial_xp }: StoryFile): string =>
  textDigest(JSON.stringify([story_structure, game_config, initial_xp]));

export function saveReading(
  digest: string,
  { story, language }: Tale,
  { steps, undo_xp }: Reading,
): SavedReading {
  const moves = steps.flatMap(({ move }) => move ?? []);
  const { seed } = steps[0].state;
  return {
    kathaloka_save: SAVE_VERSION,
    title: story.title,
    story: digest,
    language,
    undo_xp,
    ...(seed !== undefined && { seed }),
    moves,
  };
}

/** Parses a save; null for any other text. */
export function readSave(text: string): SavedReading | null {
  try {
    const save: unknown = JSON.parse(text);
    return isSave(save) ? save : null;
  } catch {
    return null;
  }
}

function isSave(save: unknown): save is SavedReading {
  if (!isJsonObject(save)) return false;
  const { kathaloka_save, title, story, language, undo_xp, seed = '', moves } = save;
  return (
    kathaloka_save === SAVE_VERSION &&
    [title, story, language, seed].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(undo_xp) &&
    Number(undo_xp) >= 0 &&
    Array.isArray(moves) &&
    moves.length <= SESSION_TURNS_MAX &&
    moves.every(isMove)
  );
}

function isMove(move: unknown): move is Made {
  if (!isJsonObject(move)) return false;
  const { choose, answer, to, text, of } = move;
  if (![to, text].every((each) => each === undefined || typeof each === 'string')) return false;
  if (of !== undefined && !Number.isSafeInteger(of)) return false;
  if (move['continue'] === true) return true;
  return (
    (Number.isInteger(choose) || typeof choose === 'string') &&
    (answer === undefined || answer === null || typeof answer === 'string')
  );
}

/** Replays the moves of a play. If the story was changed, stops at the first move that no longer exists. */
export function replay(
  tale: Tale,
  { moves, undo_xp, seed }: Pick<SavedReading, 'moves' | 'undo_xp' | 'seed'>,
): { readonly reading: Reading; readonly isWhole: boolean } {
  let reading = beginReading(tale, seed);
  for (const made of moves) {
    const move = madeAgain(tale, reading, made);
    const moved = move && makeMove(tale, reading, move);
    const to = moved?.reading && stateOf(moved.reading).node;
    if (!moved?.reading || (made.to !== undefined && to !== made.to))
      return { reading: { ...reading, undo_xp }, isWhole: false };
    reading = moved.reading;
  }
  return { reading: { ...reading, undo_xp }, isWhole: true };
}
