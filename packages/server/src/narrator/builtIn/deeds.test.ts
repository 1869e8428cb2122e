import { expect, it } from 'vitest';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { callback, noteAct, noteCallback, updateDeeds } from './deeds.ts';
import { freshNotes, type Notes } from './notes.ts';

const { state } = aNarrationTask();

/** The notes and the task of a turn after these deeds. The turn did the last of them. */
function after(notes: Notes, number: number, deeds: readonly string[], values: Partial<NarrationTask> = {}) {
  const task = aNarrationTask({ state: { ...state, deeds }, deed: deeds.at(-1) ?? '', ...values });
  updateDeeds({ task, notes, number, isNew: false });
  notes.turn = number;
  return task;
}

it('a deed is called back from three turns after it, and then every six', () => {
  const notes = freshNotes(0, 'tenali');
  const deeds = ['the bell you rang'];
  const due = Array.from({ length: 14 }, (_, index) => {
    const task = after(notes, index + 1, deeds);
    const found = callback(task, notes);
    if (found) noteCallback(notes, found);
    notes.echoed = [];
    return found ? [index + 1] : [];
  }).flat();
  expect(due).toEqual([4, 10]);
});

it('no deed is called back twice in one scene, and none within four turns of another', () => {
  const notes = freshNotes(0, 'tenali');
  const deeds = ['the bell you rang', 'the coin you kept'];
  after(notes, 1, deeds);
  const task = after(notes, 8, deeds);
  noteCallback(notes, callback(task, notes)!);
  after(notes, 11, deeds);
  expect(callback(task, notes)).toBeNull();
  after(notes, 12, deeds);
  const second = callback(task, notes)!;
  noteCallback(notes, second);
  after(notes, 30, deeds);
  expect(callback(task, notes)).toBeNull();
});

it('a deed that changed what the player has weighs twice', () => {
  const notes = freshNotes(0, 'tenali');
  after(notes, 1, []);
  after(notes, 2, ['the bell you rang']);
  const gained = { state: { ...state, deeds: ['the bell you rang', 'the coin you kept'], things: ['coin'] } };
  const task = after(notes, 3, gained.state.deeds, gained);
  expect(notes.deeds.map(({ weight }) => weight)).toEqual([1, 2]);
  notes.turn = 9;
  expect(callback(task, notes)?.deed).toBe('the coin you kept');
});

it('undo takes a deed back with its turn', () => {
  const notes = freshNotes(0, 'tenali');
  after(notes, 1, ['the bell you rang']);
  const task = after(notes, 5, []);
  expect(callback(task, notes)).toBeNull();
  expect(notes.deeds).toEqual([]);
});

it('an offer and a helping hand count as deeds, each once', () => {
  const notes = freshNotes(0, 'tenali');
  notes.turn = 1;
  for (const act of ['give', 'help', 'give', 'fight']) noteAct(notes, act);
  const task = after(notes, 4, []);
  expect(notes.deeds).toHaveLength(2);
  expect(callback(task, notes)?.deed).toBe('the offer you made');
});

it('at an ending only what was never told is called back, the heaviest first', () => {
  const notes = freshNotes(0, 'tenali');
  const deeds = ['the bell you rang', 'the coin you kept'];
  after(notes, 1, deeds);
  notes.deeds[0]!.told = 1;
  const ending = { scene: { ...aNarrationTask().scene, isEnding: true } };
  const task = after(notes, 3, deeds, ending);
  expect(callback(task, notes)?.deed).toBe('the coin you kept');
  notes.deeds[1]!.told = 1;
  expect(callback(task, notes)).toBeNull();
});

it('after the turns of another narrator the texts say what was called back', () => {
  const notes = freshNotes(5, 'tenali');
  const history = [{ action_type: 'continue', input: null, text: 'You think of the bell you rang.' }];
  const task = aNarrationTask({
    state: { ...state, deeds: ['the bell you rang', 'the coin you kept'] },
    history,
  });
  updateDeeds({ task, notes, number: 6, isNew: true });
  expect(callback(task, { ...notes, turn: 6 }), 'too soon after the last one').toBeNull();
  expect(callback(task, { ...notes, turn: 9 })?.deed).toBe('the coin you kept');
});
