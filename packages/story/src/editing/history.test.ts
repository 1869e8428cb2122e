import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdit } from '../testing/anyEdit.ts';
import { historyOf, type HistoryStep, storyHistory, TYPING_PAUSE_MS } from './history.ts';
import type { StoryEdit } from './storyEdit.ts';

const LONG = TYPING_PAUSE_MS;

function step(edit: StoryEdit, at = 0): HistoryStep {
  return { type: 'edit', edit, at };
}

function typed(structure: StoryStructure, letters: readonly string[], pause: number) {
  return letters.reduce(
    (history, text, index) =>
      storyHistory(history, step({ type: 'edit text', name: 'end', text }, index * pause)),
    historyOf(structure),
  );
}

describe('The history of an author’s edits', () => {
  it('undoes a burst of typing as one step', () => {
    const history = typed(ferrymanStructure, ['T', 'Th', 'The'], 100);
    expect(history.past).toHaveLength(1);
    expect(storyHistory(history, { type: 'undo' }).present.structure).toBe(ferrymanStructure);
  });

  it('begins a new step after a pause, and in another field', () => {
    expect(typed(ferrymanStructure, ['T', 'Th', 'The'], LONG).past).toHaveLength(3);
    const other = storyHistory(
      typed(ferrymanStructure, ['T'], 0),
      step({ type: 'edit text', name: 'coin', text: 'C' }),
    );
    expect(other.past).toHaveLength(2);
  });

  it('undoes the typed line of a thing as one step, and its adding as another', () => {
    const lines = ['T', 'Th'].map((line): StoryEdit => {
      return { type: 'edit thing', name: 'rope', thing: { name: 'a rope', line } };
    });
    const added: StoryEdit = { type: 'edit thing', name: 'rope', thing: { name: 'a rope' } };
    const cleared: StoryEdit = { type: 'edit thing', name: 'rope', thing: { name: 'a rope', line: '' } };
    const of = (edits: readonly StoryEdit[]) =>
      edits.reduce((before, edit) => storyHistory(before, step(edit)), historyOf(ferrymanStructure));
    const history = of([added, ...lines]);
    expect(history.past).toHaveLength(2);
    expect(storyHistory(history, { type: 'undo' }).present.structure.things).toEqual({
      rope: { name: 'a rope' },
    });
    expect(of([added, ...lines, cleared]).present.structure.things).toEqual({ rope: { name: 'a rope' } });
  });

  it('undoes adding a choice together with the text typed in it', () => {
    const { length: index } = ferrymanStructure.nodes['silence']!.choices;
    const edits: StoryEdit[] = [
      { type: 'add choice', name: 'silence', changes: { text: 'W' } },
      { type: 'edit choice text', name: 'silence', index, text: 'Wa' },
      { type: 'edit choice text', name: 'silence', index, text: 'Wait' },
    ];
    const history = edits.reduce(
      (before, edit) => storyHistory(before, step(edit)),
      historyOf(ferrymanStructure),
    );
    expect(history.present.structure.nodes['silence']!.choices[index]?.text).toBe('Wait');
    expect(history.past).toHaveLength(1);
  });

  it('forgets the oldest of more than two hundred steps', () => {
    const texts = Array.from({ length: 250 }, (_, index) => `Text ${index + 1}`);
    const history = typed(ferrymanStructure, texts, LONG);
    const first = history.past.reduce((later) => storyHistory(later, { type: 'undo' }), history);
    expect(first.present.structure.nodes.end?.text).toBe('Text 50');
    const last = history.past.reduce((earlier) => storyHistory(earlier, { type: 'redo' }), first);
    expect(last.past).toHaveLength(200);
    expect(last.present).toEqual(history.present);
  });

  it('does not record an impossible edit', () => {
    const history = historyOf(ferrymanStructure);
    expect(storyHistory(history, step({ type: 'delete scene', name: 'nobody' }))).toBe(history);
    expect(storyHistory(history, { type: 'undo' })).toBe(history);
    expect(storyHistory(history, { type: 'redo' })).toBe(history);
  });

  it('clears the redo steps after another edit', () => {
    const undone = storyHistory(typed(ferrymanStructure, ['T'], 0), { type: 'undo' });
    expect(undone.future).toHaveLength(1);
    expect(storyHistory(undone, step({ type: 'set start', name: 'end' })).future).toEqual([]);
  });

  it('moves cards back, but only those that were moved', () => {
    const settled = storyHistory(historyOf(ferrymanStructure), {
      type: 'settle',
      places: new Map([
        ['intro', { x: 0, y: 0 }],
        ['end', { x: 9, y: 9 }],
      ]),
    });
    const moved = storyHistory(settled, { type: 'move', places: new Map([['end', { x: 1, y: 1 }]]) });
    expect(moved.present.places.get('end')).toEqual({ x: 1, y: 1 });
    const back = storyHistory(moved, { type: 'undo' });
    expect(Object.fromEntries(back.present.places)).toEqual({ intro: { x: 0, y: 0 }, end: { x: 9, y: 9 } });
    expect(storyHistory(back, { type: 'redo' }).present.places.get('end')).toEqual({ x: 1, y: 1 });
  });

  it('keeps the place of a renamed scene', () => {
    const settled = historyOf(ferrymanStructure, new Map([['end', { x: 9, y: 9 }]]));
    const renamed = storyHistory(settled, step({ type: 'rename scene', name: 'end', to: ' lamps ' }));
    expect(renamed.present.places.get('lamps')).toEqual({ x: 9, y: 9 });
  });
});

describe('Any edits', () => {
  it('are undone and redone byte for byte', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const start = historyOf(ferrymanStructure);
        // a pause before each edit makes it a step of its own
        const done = edits.reduce(
          (history, edit, index) => storyHistory(history, step(edit, index * LONG)),
          start,
        );
        const steps = Array.from({ length: done.past.length });
        const undone = steps.reduce<typeof done>((history) => storyHistory(history, { type: 'undo' }), done);
        expect(JSON.stringify(undone.present.structure)).toBe(JSON.stringify(ferrymanStructure));
        const again = steps.reduce<typeof done>((history) => storyHistory(history, { type: 'redo' }), undone);
        expect(JSON.stringify(again.present.structure)).toBe(JSON.stringify(done.present.structure));
      }),
    );
  });

  it('are undone one by one: the undo of any edit is the identity', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), anyEdit, (edits, last) => {
        const before = edits.reduce(
          (history, edit) => storyHistory(history, step(edit)),
          historyOf(ferrymanStructure),
        );
        const after = storyHistory(before, step(last, LONG));
        if (after === before) return;
        expect(storyHistory(after, { type: 'undo' }).present.structure).toBe(before.present.structure);
      }),
    );
  });
});
