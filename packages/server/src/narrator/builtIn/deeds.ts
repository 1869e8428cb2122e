import type { NarrationTask } from '../Narrator.ts';
import { hash } from './dice.ts';
import { type DeedNote, LONG_AGO, type Notes } from './notes.ts';
import { mentions, searchable } from './words.ts';

/**
 * Deeds of side paths: they count, although the story does not move. Only for English, whose fragments
 * mention them.
 */
export const DEED_OF_ACT: Readonly<Record<string, string>> = {
  give: 'the offer you made',
  help: 'the hand you lent',
};

export const MIN_AGE = 3;
const MIN_TURNS_BETWEEN_SAME = 6;
export const MIN_TURNS_BETWEEN = 4;
const DEEDS_MAX = 50;

interface Update {
  readonly task: NarrationTask;
  readonly notes: Notes;
  readonly number: number;
  /** Whether no notes exist, so that only the earlier turns are known. */
  readonly isNew: boolean;
}

/** Syncs the notes with the state of play: forgets undone deeds, adds new ones. */
export function updateDeeds({ task, notes, number, isNew }: Update): void {
  const collected = hash(JSON.stringify([task.state.numbers, task.state.things]));
  const hasChanged = !isNew && collected !== notes.collected;
  notes.collected = collected;
  const words = new Map(task.state.deeds.map((deed) => [hash(deed), deed]));
  const ofActs = new Set(Object.values(DEED_OF_ACT).map(hash));
  notes.deeds = notes.deeds.filter(({ key }) => words.has(key) || ofActs.has(key));
  const noted = new Set(notes.deeds.map(({ key }) => key));
  for (const [key, deed] of words) {
    if (noted.has(key)) continue;
    const isOfThisTurn = deed === task.deed;
    const note = isOfThisTurn
      ? { key, turn: number, weight: hasChanged ? 2 : 1, told: 0, lastTold: LONG_AGO }
      : remembered(task, deed, number);
    notes.deeds.push(note);
    notes.lastEcho = Math.max(notes.lastEcho, note.lastTold);
  }
  notes.deeds = notes.deeds.slice(-DEEDS_MAX);
}

/** A note for an older deed that has none. The earlier texts tell whether it was mentioned. */
function remembered({ history }: NarrationTask, deed: string, number: number): DeedNote {
  const last = history.findLastIndex(({ text }) => mentions(searchable(text), deed));
  const told = last < 0 ? 0 : 1;
  const lastTold = last < 0 ? LONG_AGO : number - (history.length - last);
  return { key: hash(deed), turn: Math.max(0, number - MIN_AGE), weight: 1, told, lastTold };
}

/** Notes a deed of a side path. */
export function noteAct(notes: Notes, act: string): void {
  const deed = DEED_OF_ACT[act];
  if (deed === undefined) return;
  const key = hash(deed);
  if (notes.deeds.some((each) => each.key === key)) return;
  notes.deeds.push({ key, turn: notes.turn, weight: 1, told: 0, lastTold: LONG_AGO });
}

export interface Callback {
  readonly note: DeedNote;
  readonly deed: string;
}

/** The deed that may be mentioned now; at an ending, the heaviest that was never mentioned. */
export function callback(task: NarrationTask, { deeds, echoed, lastEcho, turn }: Notes): Callback | null {
  const { isEnding } = task.scene;
  if (!isEnding && turn - lastEcho < MIN_TURNS_BETWEEN) return null;
  const words = new Map(
    [...Object.values(DEED_OF_ACT), ...task.state.deeds].map((deed) => [hash(deed), deed]),
  );
  const weightOf = (note: DeedNote) => (isEnding ? note.weight : note.weight * (turn - note.turn));
  const due = deeds
    .filter(({ key, told, lastTold, turn: done }) => {
      if (!words.has(key) || echoed.includes(key)) return false;
      if (isEnding) return told === 0 && turn > done;
      return turn - done >= MIN_AGE && turn - lastTold >= MIN_TURNS_BETWEEN_SAME;
    })
    .sort((one, other) => weightOf(other) - weightOf(one));
  const note = due[0];
  return note ? { note, deed: words.get(note.key)! } : null;
}

export function noteCallback(notes: Notes, { note }: Callback): void {
  note.told += 1;
  note.lastTold = notes.turn;
  notes.lastEcho = notes.turn;
  notes.echoed.push(note.key);
}
