import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdit } from '../testing/anyEdit.ts';
import { readClip, writeClip } from './sceneClip.ts';
import { freeName, nameFault, storyDraft, type StoryEdit } from './storyDraft.ts';
import { choicesLeadingTo, structureCounts } from './structureCounts.ts';

const whole: StoryStructure = storyDraft(ferrymanStructure, {
  type: 'retarget choice',
  name: 'coin',
  index: 0,
  target: 'silence',
});

it('A story has lists of taken and left names only while they have entries', () => {
  const taking = storyDraft(whole, { type: 'edit shared', list: 'takes', names: ['lamp'] });
  expect(taking).toEqual({ ...whole, takes: ['lamp'] });
  const both = storyDraft(taking, { type: 'edit shared', list: 'leaves', names: ['lamp', 'oil'] });
  expect(both).toMatchObject({ takes: ['lamp'], leaves: ['lamp', 'oil'] });
  expect(storyDraft(both, { type: 'edit shared', list: 'takes', names: [] })).not.toHaveProperty('takes');
  const met = storyDraft(both, { type: 'edit shared', list: 'meets', names: ['yama'] });
  expect(met).toEqual({ ...both, meets: ['yama'] });
});

function targets({ nodes }: StoryStructure): string[] {
  return Object.values(nodes).flatMap(({ choices }) => choices.map(({ target }) => target));
}

describe('A chapter', () => {
  const begun = (...chapters: [name: string, title: string][]) =>
    chapters.reduce(
      (structure, [name, title]) => storyDraft(structure, { type: 'edit chapter', name, title }),
      whole,
    );

  it('begins with a scene, the first chapter with the start scene, and is removed with its title', () => {
    const two = begun(['coin', 'The coin'], ['intro', 'The ghat'], ['nowhere', 'No']);
    expect(two.chapters).toEqual([
      { title: 'The ghat', node: 'intro' },
      { title: 'The coin', node: 'coin' },
    ]);
    expect(storyDraft(two, { type: 'edit chapter', name: 'coin', title: 'A warm coin' }).chapters).toEqual([
      { title: 'The ghat', node: 'intro' },
      { title: 'A warm coin', node: 'coin' },
    ]);
    expect(begun(['coin', 'The coin'], ['coin', ''])).toEqual(whole);
    expect(storyDraft(whole, { type: 'edit chapter', name: 'coin', title: '' })).toBe(whole);
  });

  it('follows its scene when that is renamed, and is removed with it', () => {
    const two = begun(['intro', 'The ghat'], ['coin', 'The coin']);
    expect(storyDraft(two, { type: 'rename scene', name: 'coin', to: 'gold' }).chapters?.[1]?.node).toBe(
      'gold',
    );
    const left = storyDraft(two, { type: 'delete scenes', names: ['coin', 'end'] });
    expect(left.chapters).toEqual([{ title: 'The ghat', node: 'intro' }]);
    expect(storyDraft(left, { type: 'delete scene', name: 'intro' })).not.toHaveProperty('chapters');
  });

  it('is preserved by any other edit, and can be moved', () => {
    const two = begun(['intro', 'The ghat'], ['coin', 'The coin']);
    const scenes = { new: { text: '', choices: [] } };
    for (const edit of [
      { type: 'add scene', name: 'new' },
      { type: 'paste scenes', scenes },
      { type: 'set start', name: 'end' },
    ] as const)
      expect(storyDraft(two, edit).chapters).toEqual(two.chapters);
    expect(
      storyDraft(two, { type: 'move chapter', index: 1, to: 0 }).chapters?.map(({ node }) => node),
    ).toEqual(['coin', 'intro']);
  });
});

describe('A scene', () => {
  it('is added without text and choices; the first one is the start', () => {
    const empty = { start_node: '', nodes: {} };
    expect(storyDraft(empty, { type: 'add scene', name: ' intro ' })).toEqual({
      start_node: 'intro',
      nodes: { intro: { text: '', choices: [] } },
    });
    expect(storyDraft(whole, { type: 'add scene', name: 'new' }).start_node).toBe('intro');
  });

  it('keeps its position when renamed, and choices then lead to the new name', () => {
    const renamed = storyDraft(whole, { type: 'rename scene', name: 'far_bank', to: 'home' });
    expect(Object.keys(renamed.nodes)).toEqual(['intro', 'river_book', 'silence', 'home', 'coin', 'end']);
    expect(targets(renamed).filter((target) => target === 'home')).toHaveLength(3);
    expect(targets(renamed)).not.toContain('far_bank');
    expect(storyDraft(whole, { type: 'rename scene', name: 'intro', to: 'ghat' }).start_node).toBe('ghat');
  });

  it('cannot take the name of another scene, nor an empty one', () => {
    for (const to of ['coin', ' ', 'constructor', '__proto__', 'n'.repeat(81), 'a\0', '\ud800']) {
      expect(storyDraft(whole, { type: 'rename scene', name: 'end', to })).toBe(whole);
      expect(storyDraft(whole, { type: 'add scene', name: to })).toBe(whole);
    }
    expect(nameFault(whole, 'coin', 'coin')).toBeUndefined();
    expect(nameFault(whole, 'coin', 'end')).toBe('taken');
    expect(nameFault(whole, ' ')).toBe('missing');
    expect(nameFault(whole, 'n'.repeat(81))).toBe('too long');
    expect(nameFault(whole, ' constructor ')).toBe('reserved');
    expect(nameFault(whole, '\ud800')).toBe('characters');
    expect(nameFault(whole, 'toString')).toBeUndefined();
  });

  it('can be deleted, which leaves its incoming choices without a target', () => {
    const left = storyDraft(whole, { type: 'delete scene', name: 'far_bank' });
    expect(structureCounts(left)).toEqual({ scenes: 5, choices: 7, branches: 3, endings: 1, nowhere: 3 });
  });

  it('leaves the start to another scene when it is deleted', () => {
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
    expect(choicesLeadingTo(led, ['intro'])).toBe(1);
    const removed = storyDraft(led, { type: 'remove choice', name: 'end', index: 0 });
    expect(removed).toEqual(whole);
  });

  it('is added with its first text, or with a new target scene', () => {
    const changes = { text: 'Go', condition: '', effect: 'gain sign' };
    const written = storyDraft(whole, { type: 'add choice', name: 'end', changes });
    expect(written.nodes['end']?.choices).toEqual([{ text: 'Go', target: '', effect: 'gain sign' }]);
    const led = storyDraft(written, { type: 'add scene', name: 'new', from: { name: 'end', index: 1 } });
    expect(led.nodes['end']?.choices[1]).toEqual({ text: '', target: 'new' });
    const beyond = storyDraft(led, { type: 'add scene', name: 'newer', from: { name: 'end', index: 3 } });
    expect(beyond.nodes['end']?.choices).toHaveLength(2);
  });

  it('cannot lead to a missing scene', () => {
    const edit: StoryEdit = { type: 'retarget choice', name: 'intro', index: 0, target: 'toString' };
    expect(storyDraft(whole, edit)).toBe(whole);
  });
});

describe('Pasted scenes', () => {
  const copied = { intro: whole.nodes['intro']!, silence: whole.nodes['silence']! };

  it('get unused names, and their choices lead to each other', () => {
    const pasted = storyDraft(whole, { type: 'paste scenes', scenes: copied });
    expect(Object.keys(pasted.nodes).slice(-2)).toEqual(['intro_2', 'silence_2']);
    expect(pasted.nodes['intro_2']?.choices.map(({ target }) => target)).toEqual(['river_book', 'silence_2']);
    expect(pasted.start_node).toBe('intro');
  });

  it('lose targets that the story does not have, and start an empty story', () => {
    const pasted = storyDraft({ start_node: '', nodes: {} }, { type: 'paste scenes', scenes: copied });
    expect(pasted.start_node).toBe('intro');
    expect(pasted.nodes['intro']?.choices.map(({ target }) => target)).toEqual(['', 'silence']);
  });

  it('are copied and pasted unchanged, and any other text is no scene', () => {
    const text = writeClip(whole, ['silence', 'intro']);
    expect(readClip(text)).toEqual(copied);
    for (const other of ['', 'hello', '{', '{"nodes": []}', '{"start_node": "", "nodes": {}}']) {
      expect(readClip(other)).toBeUndefined();
    }
  });

  it('get a valid name if theirs is invalid', () => {
    const scenes = Object.fromEntries([
      ['__proto__', copied.intro],
      ['n'.repeat(90), copied.intro],
    ]);
    const pasted = storyDraft(whole, { type: 'paste scenes', scenes });
    expect(Object.keys(pasted.nodes).slice(-2)).toEqual(['scene', 'scene_2']);
    const long = { ...whole, nodes: { ['n'.repeat(80)]: copied.intro } };
    const [, name = ''] = Object.keys(storyDraft(long, { type: 'paste scenes', scenes: long.nodes }).nodes);
    expect(name).toBe(`${'n'.repeat(78)}_2`);
  });
});

describe('The fields of a scene', () => {
  it('are removed if they are blank', () => {
    const open = storyDraft(whole, {
      type: 'edit scene',
      name: 'coin',
      changes: { mode: 'open', goal: 'Find it', max_turns: 3 },
    });
    expect(open.nodes['coin']).toMatchObject({ mode: 'open', goal: 'Find it', max_turns: 3 });
    const changes = { mode: undefined, goal: '', max_turns: undefined };
    expect(storyDraft(open, { type: 'edit scene', name: 'coin', changes })).toEqual(whole);
  });

  it('of a choice are removed if they are empty', () => {
    const [name, index] = ['coin', 0];
    const said = storyDraft(whole, { type: 'edit choice', name, index, changes: { said: ['give it back'] } });
    expect(said.nodes[name]?.choices[index]?.said).toEqual(['give it back']);
    expect(storyDraft(said, { type: 'edit choice', name, index, changes: { said: [] } })).toEqual(whole);
  });

  it('include variants in the order in which they are tested', () => {
    const name = 'coin';
    const one = storyDraft(whole, { type: 'add variant', name });
    const two = storyDraft(one, { type: 'add variant', name });
    const changes = { condition: 'has lamp', text: 'By the lamp.' };
    const edited = storyDraft(two, { type: 'edit variant', name, index: 1, changes });
    const first = storyDraft(edited, { type: 'move variant', name, index: 1, to: 0 });
    expect(first.nodes[name]?.variants?.[0]).toEqual(changes);
    const none = [0, 0].reduce<StoryStructure>(
      (structure, index) => storyDraft(structure, { type: 'remove variant', name, index }),
      first,
    );
    expect(none).toEqual(whole);
  });

  it('include choices that can be reordered', () => {
    const edit: StoryEdit = { type: 'move choice', name: 'intro', index: 1, to: 0 };
    const texts = storyDraft(whole, edit).nodes['intro']?.choices.map(({ text }) => text);
    expect(texts).toEqual(['Row without a word', 'Ask for a name']);
    expect(storyDraft(whole, { ...edit, to: 2 })).toBe(whole);
  });
});

/** The graph without names: each scene as the indexes of its targets. */
function shapeOf({ start_node, nodes }: StoryStructure) {
  const numbers = new Map(Object.keys(nodes).map((scene, number) => [scene, number]));
  return [
    numbers.get(start_node),
    ...Object.values(nodes).map(({ choices }) => choices.map(({ target }) => numbers.get(target))),
  ];
}

describe('After any edits', () => {
  const name = fc.constantFrom('intro', 'silence', 'coin', 'end', 'new', 'toString', '1', ' ', '__proto__');

  it('every target exists, and the start is a scene', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
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
      fc.property(fc.array(anyEdit, { maxLength: 20 }), name, (edits, from) => {
        const before = edits.reduce(storyDraft, whole);
        const renamed = storyDraft(before, { type: 'rename scene', name: from, to: 'somewhere' });
        expect(storyDraft(renamed, { type: 'rename scene', name: 'somewhere', to: from })).toEqual(before);
      }),
    );
  });

  it('a rename leaves the graph isomorphic', () => {
    // a name of digits changes its position among the keys of an object
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), name, (edits, from) => {
        const before = edits.reduce(storyDraft, whole);
        const renamed = storyDraft(before, { type: 'rename scene', name: from, to: 'somewhere' });
        if (from === '1') return;
        expect(shapeOf(renamed)).toEqual(shapeOf(before));
      }),
    );
  });

  it('inputs are not mutated', () => {
    const snapshot = structuredClone(whole);
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
        edits.reduce(storyDraft, whole);
        expect(whole).toEqual(snapshot);
      }),
    );
  });
});
