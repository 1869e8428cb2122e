import { draw } from './draw.ts';
import { nudge } from './nudge.ts';
import { due } from './ownWords.ts';
import { earned } from './earned.ts';
import { beat, echo, happens } from './substance.ts';
import { type Narration, wordsSaid } from './Narration.ts';
import { countWords } from './words.ts';

/** The maximum number of words of a turn that stays in its scene. */
const STAY_WORDS = 70;
const TERSE_WORDS = 25;
const SHORT_TURN = 40;
const SHORT_TURNS = 3;

type Paragraph = readonly (string | null)[];

/** The paragraphs of a turn, each with its sentences. */
export type Told = readonly (readonly string[])[];

/** After a bare Continue where several ways lead on: a little time passes. */
export function tellMoment(turn: Narration): Told {
  const { fits } = fitting(turn, TERSE_WORDS);
  if (isOverdue(turn))
    return paragraphs([draw(turn, 'hold', fitting(turn, TERSE_WORDS - 10))], [nudge(turn, fits)]);
  const held = [draw(turn, 'hold'), beatByChance(turn), recalled(turn)];
  return paragraphs(held, [nudge(turn, fitting(turn, STAY_WORDS).fits) ?? nudge(turn)]);
}

/** The reason why a choice is open, or a promise that is. */
export const open = (turn: Narration): string | null =>
  earned(turn, fitting(turn, STAY_WORDS).fits) ?? due(turn, fitting(turn, STAY_WORDS).fits);

const recalled = (turn: Narration): string | null => open(turn) ?? echo(turn, fitting(turn, STAY_WORDS));

const fitting = (turn: Narration, words: number) => ({
  fits: (text: string) => wordsSaid(turn) + countWords(text) <= words,
});

/** Whether an open scene has reached its author's length. If so, it is told in few words. */
const isOverdue = ({ task: { state, scene, choices } }: Narration): boolean =>
  scene.mode === 'open' &&
  choices.length > 0 &&
  scene.max_turns !== null &&
  state.turns_in_node > scene.max_turns;

/** A beat: always in an open scene and after several short turns, otherwise by chance. */
function beatByChance(turn: Narration): string | null {
  const { task, facts } = turn;
  const lately = task.history.slice(-SHORT_TURNS);
  const areShort = lately.length === SHORT_TURNS && lately.every(({ text }) => countWords(text) < SHORT_TURN);
  if (areShort || task.scene.mode === 'open') return beat(turn);
  return !facts.isNearEnding && happens(turn, 'beat') ? beat(turn) : null;
}

/** The existing parts of each paragraph. */
export const paragraphs = (...all: readonly Paragraph[]): Told =>
  all.map((parts) => parts.filter((part) => part !== null)).filter((parts) => parts.length > 0);
