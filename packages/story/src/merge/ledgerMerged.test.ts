import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../editing/editedDraft.ts';
import { storyDraft } from '../editing/storyDraft.ts';
import type { StoryEdit } from '../editing/storyEdit.ts';
import { mergeStories } from './mergeStories.ts';

const story = draftOf(anAuthoredStory());
const structure: StoryStructure = {
  start_node: 'cave',
  lost_at: 'end',
  things: { lamp: { name: 'the lamp' } },
  secrets: { wreck: { text: 'He sank it.', holders: ['meher'] } },
  nodes: {
    cave: {
      text: 'Dark.',
      max_turns: 3,
      time_out: 'end',
      choices: [
        { text: 'Climb', target: '', check: 'nerve >= 2', lose_target: 'end', lose_text: 'You fall.' },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
};
const base: StoryCreate = { ...story, story_structure: structure };
const edited = (...edits: StoryEdit[]): StoryCreate => ({
  ...base,
  story_structure: edits.reduce(storyDraft, structure),
});
const merged = (theirs: StoryCreate, mine: StoryCreate) => {
  const { story: whole, questions } = mergeStories({ base, theirs, mine });
  return {
    ...whole.story_structure,
    questions: questions.map(({ id }) => id.replace('story_structure/', '')),
  };
};

describe('Two edits of the things, secrets and attempts of one story', () => {
  it('are merged by name and by field', () => {
    const theirs = edited(
      { type: 'edit thing', name: 'rope', thing: { name: 'a rope' } },
      { type: 'edit thing', name: 'lamp', thing: { name: 'the lamp', line: 'It smokes.' } },
      { type: 'edit choice', name: 'cave', index: 0, changes: { check: 'roll nerve >= 8' } },
    );
    const mine = edited(
      { type: 'edit thing', name: 'oar', thing: { name: 'an oar' } },
      { type: 'edit thing', name: 'lamp', thing: { name: 'a brass lamp' } },
      { type: 'edit secret', name: 'wreck', secret: undefined },
      { type: 'edit choice', name: 'cave', index: 0, changes: { win_text: 'You are up.' } },
      { type: 'edit scene', name: 'cave', changes: { each_turn: 'wind - 1' } },
    );
    for (const whole of [merged(theirs, mine), merged(mine, theirs)]) {
      expect(whole.questions).toEqual([]);
      expect(whole.things).toEqual({
        lamp: { name: 'a brass lamp', line: 'It smokes.' },
        rope: { name: 'a rope' },
        oar: { name: 'an oar' },
      });
      expect(whole.secrets ?? {}).toEqual({});
      expect(whole.nodes['cave']).toMatchObject({
        each_turn: 'wind - 1',
        choices: [{ check: 'roll nerve >= 8', win_text: 'You are up.' }],
      });
    }
  });

  it('are asked what both have changed', () => {
    const theirs = edited(
      { type: 'edit thing', name: 'lamp', thing: undefined },
      { type: 'edit choice', name: 'cave', index: 0, changes: { lose_text: 'Down you go.' } },
    );
    const mine = edited(
      { type: 'edit thing', name: 'lamp', thing: { name: 'a brass lamp' } },
      { type: 'edit choice', name: 'cave', index: 0, changes: { lose_text: 'You slip.' } },
    );
    expect(merged(theirs, mine).questions.toSorted()).toEqual([
      'nodes/cave/choices/0/lose_text',
      'things/lamp',
    ]);
  });

  it('find a scene again that one of them has renamed', () => {
    const theirs = edited({ type: 'rename scene', name: 'end', to: 'shore' });
    const mine = edited({ type: 'edit text', name: 'end', text: 'Really the end.' });
    for (const whole of [merged(theirs, mine), merged(mine, theirs)]) {
      expect(whole).toMatchObject({
        questions: [],
        lost_at: 'shore',
        nodes: {
          cave: { time_out: 'shore', choices: [{ lose_target: 'shore' }] },
          shore: { text: 'Really the end.' },
        },
      });
    }
  });

  it('have no way to a scene that one has removed, and every way again if it stays', () => {
    const theirs = edited({ type: 'delete scene', name: 'end' });
    const gone = merged(theirs, base);
    expect(gone.questions).toEqual([]);
    expect([gone.lost_at, gone.nodes['cave']!.time_out, gone.nodes['cave']!.choices[0]!.lose_target]).toEqual(
      [undefined, undefined, undefined],
    );
    const mine = edited({ type: 'edit text', name: 'end', text: 'Really the end.' });
    const asked = mergeStories({ base, theirs, mine });
    expect(asked.questions).toMatchObject([{ path: ['story_structure', 'nodes', 'end'] }]);
    expect(asked.story.story_structure).toMatchObject({
      lost_at: 'end',
      nodes: { cave: { time_out: 'end', choices: [{ lose_target: 'end' }] } },
    });
  });
});
