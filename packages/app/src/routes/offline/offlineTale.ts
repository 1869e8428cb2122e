import type {
  OfflineStory,
  OfflineMove,
  PlayChoice,
  PlaySheet,
  SelectedChoice,
  SessionEnding,
  Turn,
} from '@kathaloka/contract/entities';
import {
  beginReading,
  goBack,
  makeMove,
  type Moved,
  openTale,
  placeOf,
  type Reading,
  readStory,
  stateOf,
  type Tale,
} from '@kathaloka/player/runtime';
import { answerOf, choicesOf, isSceneAt, sheetOf, withAnswer, whatMattered } from '@kathaloka/story';
import type { AfterMove } from '../../offline/plays.ts';
import type { StoredPlay } from '../../offline/database.ts';

const LAST_LINE_MAX = 240;

/** Opens the story of a play in the player of the open format. */
export function openOfflineTale(
  { story }: OfflineStory,
  { language, brought }: Pick<StoredPlay, 'language' | 'brought'>,
): Tale {
  const { story: read, fault } = readStory({ kathaloka: 1, story });
  if (fault) throw new Error(fault.message);
  return openTale(read, {
    language,
    ...(brought && { brought: { numbers: Object.fromEntries(brought.numbers), things: brought.things } }),
  });
}

/** Replays these moves, skipping those that the story does not allow. The seed decides the dice, as on the server. */
export function readingAfter(tale: Tale, moves: readonly OfflineMove[], seed: string): Reading {
  return moves.reduce<Reading>(
    (reading, move) => moved(tale, reading, move).reading ?? reading,
    beginReading(tale, seed),
  );
}

export function moved(tale: Tale, reading: Reading, move: OfflineMove): Moved {
  if ('undo' in move) return goBack(tale, reading);
  return makeMove(tale, reading, { choose: move.choose, answer: move.answer ?? null });
}

/** The history as the log of a session shows it. The id of a turn is the number of moves before it. */
export function turnsFromReading(tale: Tale, reading: Reading, at: string): Turn[] {
  return reading.steps.map(({ move, state }, index) => {
    const { text, chapter, check, changes } = placeOf(tale, reading, index);
    const id = String(index);
    return {
      id,
      action_type: index === 0 ? 'story_start' : 'continue',
      user_input: null,
      ai_response: text,
      selected_choice: choiceOf(move),
      choices: [],
      image_url: null,
      style: null,
      model_used: null,
      credits_consumed: 0,
      timestamp: at,
      success: true,
      is_scene: isSceneAt(state),
      ...(chapter && { chapter }),
      ...(check && { check }),
      ...(changes.length > 0 && { changes: [...changes] }),
      tellings: [id],
    };
  });
}

function choiceOf(move: Reading['steps'][number]['move']): SelectedChoice | null {
  if (!move || !('choose' in move) || move.text === undefined) return null;
  return withAnswer(move.text, answerOf(move.answer ?? ''));
}

/** What the reader can choose now. The young are not asked for words, which they do not type. */
export const choicesIn = (tale: Tale, reading: Reading, isYoung: boolean): PlayChoice[] =>
  choicesOf(tale.play, stateOf(reading)).map(({ asks, ...choice }) => ({
    ...choice,
    ...(asks && !isYoung && { asks }),
  }));

/** What the reader carries, and how they are; undefined for a story without a sheet. */
export const sheetIn = (tale: Tale, reading: Reading): PlaySheet | undefined =>
  sheetOf(tale.play, stateOf(reading));

/** The first moves of a reading, with which a new play begins. */
export function movesTo(reading: Reading, count: number): OfflineMove[] {
  const at = new Date().toISOString();
  return reading.steps.slice(1, count + 1).flatMap(({ move }) =>
    move && 'choose' in move && typeof move.choose === 'number'
      ? [
          {
            choose: move.choose,
            at,
            ...(move.answer != null && { answer: move.answer }),
            ...(move.to !== undefined && { to: move.to }),
          },
        ]
      : [],
  );
}

/** The stored fields of a play after a move. */
export function afterMove(tale: Tale, reading: Reading): AfterMove {
  const { text, percent, is_ending } = placeOf(tale, reading);
  return {
    is_completed: is_ending,
    percent,
    last_line: lastLineOf(text),
    played_at: new Date().toISOString(),
  };
}

const lastLineOf = (text: string): string =>
  (
    text
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  ).slice(0, LAST_LINE_MAX);

/** What an ending shows of the reader's path, from this play alone. */
export function endingOf(tale: Tale, reading: Reading): SessionEnding {
  const { text, scene, ending } = placeOf(tale, reading);
  const turns = reading.steps.map(({ state, move }, at) => ({
    id: String(at),
    state,
    selected_choice: choiceOf(move),
  }));
  return {
    scene,
    name: ending,
    last_line: lastLineOf(text),
    ...(tale.play.graph.nodes.get(scene)?.isLost && { is_lost: true as const }),
    light: null,
    found: [{ scene, name: ending }],
    total: Math.max(1, tale.endings.length),
    hint: null,
    missed: null,
    ...whatMattered(tale.play, turns),
    choices_made: stateOf(reading).choices_made,
    scenes_completed: new Set(stateOf(reading).scenes).size,
    credits_spent: 0,
    next: null,
    is_next_part: false,
  };
}
