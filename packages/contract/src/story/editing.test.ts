import { describe, expect, it } from 'vitest';
import type { StoryNode, StoryStructure } from '../entities/structure.ts';
import { NODE_NAME_MAX, NODES_MAX } from '../limits.ts';
import { deleteNodes, duplicateNode, moveChoice, pasteNodes } from './editing.ts';

const scene = (...targets: readonly string[]): StoryNode => ({
  text: 'A text.',
  choices: targets.map((target, at) => ({ text: `Way ${at + 1}`, target })),
});
const STORY: StoryStructure = {
  start_node: 'ford',
  nodes: { ford: scene('well', 'tree'), well: scene('tree', 'ford'), tree: scene() },
};
const targets = ({ nodes }: StoryStructure) =>
  Object.fromEntries(
    Object.entries(nodes).map(([name, { choices }]) => [name, choices.map((c) => c.target)]),
  );

describe('A scene is duplicated', () => {
  it('right after itself, with its choices, under a free name', () => {
    const { structure, name } = duplicateNode(STORY, 'well')!;
    expect(name).toBe('well_2');
    expect(Object.keys(structure.nodes)).toEqual(['ford', 'well', 'well_2', 'tree']);
    expect(structure.nodes['well_2']).toEqual(STORY.nodes['well']);
    expect(structure.nodes['well_2']!.choices).not.toBe(STORY.nodes['well']!.choices);
    expect(duplicateNode(structure, 'well')!.name).toBe('well_3');
  });

  it('under a name that is not too long', () => {
    const long = 'x'.repeat(NODE_NAME_MAX);
    const { name } = duplicateNode({ start_node: long, nodes: { [long]: scene() } }, long)!;
    expect(name).toHaveLength(NODE_NAME_MAX);
    expect(name).toMatch(/x_2$/);
  });

  it('not where it is unknown, nor beyond the limit', () => {
    expect(duplicateNode(STORY, 'toString')).toBeNull();
    const full = Object.fromEntries(Array.from({ length: NODES_MAX }, (_, at) => [`n${at}`, scene()]));
    expect(duplicateNode({ start_node: 'n0', nodes: full }, 'n0')).toBeNull();
  });
});

describe('Scenes are deleted', () => {
  it('and the choices that led to them are listed and lead nowhere', () => {
    const { structure, dangling } = deleteNodes(STORY, ['tree']);
    expect(targets(structure)).toEqual({ ford: ['well', ''], well: ['', 'ford'] });
    expect(dangling).toEqual([
      { node: 'ford', choice: 1, target: 'tree' },
      { node: 'well', choice: 0, target: 'tree' },
    ]);
  });

  it('and the first that is left becomes the start', () => {
    expect(deleteNodes(STORY, ['ford', 'toString']).structure.start_node).toBe('well');
    expect(deleteNodes(STORY, Object.keys(STORY.nodes)).structure).toEqual({ start_node: '', nodes: {} });
  });
});

describe('Scenes are pasted', () => {
  it('into an empty story as they are', () => {
    const pasted = pasteNodes({ start_node: '', nodes: {} }, STORY.nodes)!;
    expect(pasted.structure).toEqual(STORY);
    expect(pasted.outer).toEqual([]);
  });

  it('under new names where theirs are taken, with the links between them', () => {
    const { structure, names } = pasteNodes(STORY, { ford: scene('well'), well: scene('ford') })!;
    expect(names).toEqual([
      ['ford', 'ford_2'],
      ['well', 'well_2'],
    ]);
    expect(targets(structure)).toMatchObject({
      ford_2: ['well_2'],
      well_2: ['ford_2'],
      ford: ['well', 'tree'],
    });
    expect(structure.start_node).toBe('ford');
  });

  it('and what led out of them is listed, and kept only where there is such a scene', () => {
    const { structure, outer } = pasteNodes(STORY, { hill: scene('tree', 'cave', '') })!;
    expect(targets(structure)['hill']).toEqual(['tree', '', '']);
    expect(outer).toEqual([
      { node: 'hill', choice: 0, target: 'tree', isKept: true },
      { node: 'hill', choice: 1, target: 'cave', isKept: false },
    ]);
  });

  it('never under a reserved name, and never beyond the limit', () => {
    const hostile = JSON.parse('{"__proto__": {"text": "", "choices": []}}') as StoryStructure['nodes'];
    expect(pasteNodes(STORY, hostile)!.names).toEqual([['__proto__', 'scene']]);
    const full = Object.fromEntries(Array.from({ length: NODES_MAX }, (_, at) => [`n${at}`, scene()]));
    expect(pasteNodes(STORY, full)).toBeNull();
  });
});

describe('A choice is moved', () => {
  it('up and down within its scene', () => {
    const three = { start_node: 'a', nodes: { a: scene('x', 'y', 'z') } };
    expect(targets(moveChoice(three, { node: 'a', from: 0, to: 2 }))['a']).toEqual(['y', 'z', 'x']);
    expect(targets(moveChoice(three, { node: 'a', from: 2, to: 1 }))['a']).toEqual(['x', 'z', 'y']);
  });

  it('not out of it', () => {
    expect(moveChoice(STORY, { node: 'ford', from: 0, to: 2 })).toBe(STORY);
    expect(moveChoice(STORY, { node: 'ford', from: 5, to: 0 })).toBe(STORY);
    expect(moveChoice(STORY, { node: 'constructor', from: 0, to: 0 })).toBe(STORY);
  });
});
