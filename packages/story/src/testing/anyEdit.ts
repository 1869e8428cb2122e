import * as fc from 'fast-check';
import type { StoryEdit } from '../editing/storyEdit.ts';

const name = fc.constantFrom('intro', 'silence', 'coin', 'end', 'new', 'toString', '1', ' ', '__proto__');
const index = fc.integer({ min: -1, max: 3 });
const short = fc.string({ maxLength: 8 });

function of(type: StoryEdit['type'], fields: Record<string, fc.Arbitrary<unknown>>) {
  return fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<StoryEdit>;
}

/** For property tests: edits of the ferryman's scenes, including impossible ones. */
export const anyEdit: fc.Arbitrary<StoryEdit> = fc.oneof(
  of('add scene', { name }),
  of('add scene', { name, from: fc.record({ name, index }) }),
  of('rename scene', { name, to: name }),
  of('delete scene', { name }),
  of('delete scenes', { names: fc.array(name, { maxLength: 3 }) }),
  of('paste scenes', {
    scenes: fc.dictionary(
      name,
      fc.record({
        text: short,
        choices: fc.array(fc.record({ text: short, target: name }), { maxLength: 2 }),
      }),
    ),
  }),
  of('set start', { name }),
  of('edit shared', {
    list: fc.constantFrom('takes', 'leaves', 'meets'),
    names: fc.array(name, { maxLength: 3 }),
  }),
  of('edit text', { name, text: short }),
  of('edit scene', {
    name,
    changes: fc.record(
      {
        mode: fc.constantFrom('verbatim', 'guided', 'retold', 'open', undefined),
        goal: fc.option(short, { nil: undefined }),
        max_turns: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
        note: fc.option(short, { nil: undefined }),
      },
      { requiredKeys: [] },
    ),
  }),
  of('add choice', { name, target: name }),
  of('remove choice', { name, index }),
  of('move choice', { name, index, to: index }),
  of('retarget choice', { name, index, target: name }),
  of('edit choice', {
    name,
    index,
    changes: fc.record({ effect: short, condition: short }, { requiredKeys: [] }),
  }),
  of('add variant', { name }),
  of('remove variant', { name, index }),
  of('move variant', { name, index, to: index }),
  of('edit variant', { name, index, changes: fc.record({ text: short }) }),
);
