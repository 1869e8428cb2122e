import type { StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { findingGroups } from './findingGroups.ts';
import { checkStory } from './storyChecks.ts';

const way = (text: string, target: string, rest: object = {}) => ({ text, target, ...rest });

const story: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      text: 'The gate.',
      choices: [way('Help', 'hall', { effect: 'mercy + 1' }), way('Pass by', 'hall', { effect: 'gain key' })],
    },
    hall: {
      text: 'The hall.',
      choices: [
        way('Ask for it', 'room', { condition: 'mercy >= 1' }),
        way('Open it', 'room', { condition: 'has key' }),
      ],
    },
    room: { text: 'The room.', choices: [way('Sleep', 'end')] },
    end: { text: 'Morning.', choices: [] },
  },
};

const groupsOf = (structure: StoryStructure) =>
  findingGroups(checkStory({ story_structure: structure }), structure).map(
    ({ cause, follows, severity }) => ({
      cause: [cause.kind, cause.node],
      follows: follows.map(({ kind, node }) => [kind, node]),
      severity,
    }),
  );

it('A sound story has no groups', () => {
  expect(groupsOf(story)).toEqual([]);
});

it('A wrong start is one finding, and the scenes behind an unreachable scene follow from it', () => {
  const groups = groupsOf({ ...story, start_node: 'end' });
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ cause: ['unreachable scene', 'gate'], severity: 'error' });
  expect(groups[0]!.follows).toEqual(
    expect.arrayContaining([
      ['unreachable scene', 'hall'],
      ['unreachable scene', 'room'],
    ]),
  );
});

it('A misspelt variable is the cause, suggests the name that was meant, and is listed by its worst consequence', () => {
  const { gate, room, end } = story.nodes;
  const hall = { text: 'The hall.', choices: [way('Ask for it', 'room', { condition: 'mercey >= 1' })] };
  const misspelt = { start_node: 'gate', nodes: { gate: gate!, hall, room: room!, end: end! } };
  const [first, ...others] = findingGroups(checkStory({ story_structure: misspelt }), misspelt);
  expect(first).toMatchObject({
    severity: 'error',
    cause: { kind: 'variable never set', params: { meant: 'mercy' } },
  });
  expect(first!.cause.message).toContain('Did you mean “mercy”?');
  expect(first!.follows.map(({ kind }) => kind).toSorted()).toEqual([
    'condition never true',
    'dead end',
    'unreachable scene',
    'unreachable scene',
    'variable never read',
  ]);
  // the key, which is gained but no longer tested
  expect(others.map(({ cause }) => cause.kind)).toEqual(['variable never read']);
});

it('Unreachable scenes that lead to each other are one group', () => {
  const island = {
    a: { text: 'A', choices: [way('On', 'b')] },
    b: { text: 'B', choices: [way('Back', 'a')] },
  };
  const groups = groupsOf({ ...story, nodes: { ...story.nodes, ...island } });
  expect(groups).toEqual([
    { cause: ['unreachable scene', 'a'], follows: [['unreachable scene', 'b']], severity: 'error' },
  ]);
});
