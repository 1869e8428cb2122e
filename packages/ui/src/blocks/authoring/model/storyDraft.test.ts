import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeName, nameFault, storyDraft, type StoryEdit } from './storyDraft.ts';
import { choicesLeadingTo, structureCounts } from './structureCounts.ts';

const whole: StoryStructure = storyDraft(ferrymanStructure, {
  type: 'retarget choice',
  name: 'coin',
  index: 0,
  target: 'silence',
});

function targets({ nodes }: StoryStructure): string[] {
  return Object.values(nodes).flatMap(({ choices }) => choices.map(({ target }) => target));
}

describe('A scene', () => {
  it('is added without text and without choices; the first one is the start', () => {
    const empty = { start_node: '', nodes: {} };
    expect(storyDraft(empty, { type: 'add scene', name: ' intro ' })).toEqual({
      start_node: 'intro',
      nodes: { intro: { text: '', choices: [] } },
    });
    expect(storyDraft(whole, { type: 'add scene', name: 'new' }).start_node).toBe('intro');
  });

  it('keeps its position when renamed, and choices follow it', () => {
    const renamed = storyDraft(whole, { type: 'rename scene', name: 'far_bank', to: 'home' });
    expect(Object.keys(renamed.nodes)).toEqual(['intro', 'river_book', 'silence', 'home', 'coin', 'end']);
    expect(targets(renamed).filter((target) => target === 'home')).toHaveLength(3);
    expect(targets(renamed)).not.toContain('far_bank');
    expect(storyDraft(whole, { type: 'rename scene', name: 'intro', to: 'ghat' }).start_node).toBe('ghat');
  });

  it('cannot take the name of another scene, nor an empty one', () => {
    for (const to of ['coin', ' ', 'constructor', '__proto__', 'n'.repeat(81)]) {
      expect(storyDraft(whole, { type: 'rename scene', name: 'end', to })).toBe(whole);
      expect(storyDraft(whole, { type: 'add scene', name: to })).toBe(whole);
    }
    expect(nameFault(whole, 'coin', 'coin')).toBeUndefined();
    expect(nameFault(whole, 'coin', 'end')).toBe('taken');
    expect(nameFault(whole, 'toString')).toBeUndefined();
  });

  it('can be deleted, which leaves its incoming choices without a target', () => {
    const left = storyDraft(whole, { type: 'delete scene', name: 'far_bank' });
    expect(structureCounts(left)).toEqual({ scenes: 5, choices: 7, branches: 3, endings: 1, nowhere: 3 });
  });

  it('passes the start on when it is deleted', () => {
    const left = storyDraft(whole, { type: 'delete scene', name: 'intro' });
    expect(left.start_node).toBe('river_book');
    const last = { start_node: 'a', nodes: { a: { text: '', choices: [] } } };
    expect(storyDraft(last, { type: 'delete scene', name: 'a' })).toEqual({ start_node: '', nodes: {} });
  });

  it('gets an unused name', () => {
    expect(freeName(whole, 'scene')).toBe('scene');
    const two = storyDraft(storyDraft(whole, { type: 'add scene', name: 'scene' }), {
      type: 'add scene',
      name: 'scene_2',
    });
    expect(freeName(two, 'scene')).toBe('scene_3');
  });

  it('keeps unknown fields when it is edited', () => {
    const told: StoryStructure = {
      start_node: 'a',
      nodes: {
        a: {
          text: '',
          mode: 'open',
          goal: 'Find it',
          choices: [{ text: 'x', target: 'a', effect: 'oil - 1' }],
        },
      },
    };
    const edited = storyDraft(storyDraft(told, { type: 'edit text', name: 'a', text: 'Here.' }), {
      type: 'edit choice text',
      name: 'a',
      index: 0,
      text: 'y',
    });
    expect(edited.nodes['a']).toEqual({
      text: 'Here.',
      mode: 'open',
      goal: 'Find it',
      choices: [{ text: 'y', target: 'a', effect: 'oil - 1' }],
    });
  });
});

describe('A choice', () => {
  it('is added without a target, retargeted and removed', () => {
    const added = storyDraft(whole, { type: 'add choice', name: 'end' });
    expect(added.nodes['end']?.choices).toEqual([{ text: '', target: '' }]);
    const led = storyDraft(added, { type: 'retarget choice', name: 'end', index: 0, target: 'intro' });
    expect(choicesLeadingTo(led, 'intro')).toBe(1);
    const removed = storyDraft(led, { type: 'remove choice', name: 'end', index: 0 });
    expect(removed).toEqual(whole);
  });

  it('cannot lead to a missing scene', () => {
    const edit: StoryEdit = { type: 'retarget choice', name: 'intro', index: 0, target: 'toString' };
    expect(storyDraft(whole, edit)).toBe(whole);
  });
});

describe('After any edits', () => {
  const name = fc.constantFrom('intro', 'silence', 'coin', 'end', 'new', 'toString', '1', ' ', '__proto__');
  const index = fc.integer({ min: -1, max: 3 });
  const edit: fc.Arbitrary<StoryEdit> = fc.oneof(
    fc.record({ type: fc.constant('add scene' as const), name }),
    fc.record({ type: fc.constant('rename scene' as const), name, to: name }),
    fc.record({ type: fc.constant('delete scene' as const), name }),
    fc.record({ type: fc.constant('set start' as const), name }),
    fc.record({ type: fc.constant('add choice' as const), name }),
    fc.record({ type: fc.constant('remove choice' as const), name, index }),
    fc.record({ type: fc.constant('retarget choice' as const), name, index, target: name }),
    fc.record({ type: fc.constant('edit text' as const), name, text: fc.string() }),
  );

  it('no target dangles, and the start is a scene', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const { start_node, nodes } = edits.reduce(storyDraft, whole);
        for (const target of targets({ start_node, nodes })) {
          expect(target === '' || Object.hasOwn(nodes, target)).toBe(true);
        }
        const isEmpty = Object.keys(nodes).length === 0;
        expect(isEmpty ? start_node === '' : Object.hasOwn(nodes, start_node)).toBe(true);
        expect(Object.getPrototypeOf(nodes)).toBe(Object.prototype);
      }),
    );
  });

  it('a rename can be reverted', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), name, (edits, from) => {
        const before = edits.reduce(storyDraft, whole);
        const renamed = storyDraft(before, { type: 'rename scene', name: from, to: 'somewhere' });
        expect(storyDraft(renamed, { type: 'rename scene', name: 'somewhere', to: from })).toEqual(before);
      }),
    );
  });

  it('inputs are not mutated', () => {
    const kept = structuredClone(whole);
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        edits.reduce(storyDraft, whole);
        expect(whole).toEqual(kept);
      }),
    );
  });
});
