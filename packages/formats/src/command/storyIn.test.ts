import { aStoryCreate, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { NoStory, storyIn } from './storyIn.ts';

/** A structure with one scene that has an additional or a changed field. */
const withField = (name: string, value: unknown) => ({
  start_node: 'a',
  nodes: { a: { text: '', choices: [], [name]: value } },
});

const withChoice = (name: string, value: unknown) =>
  withField('choices', [{ text: '', target: 'a', [name]: value }]);

describe('The story in a file', () => {
  it('is a complete story, a bundle, or its scenes alone', () => {
    const story = aStoryCreate();
    expect(storyIn(story)).toBe(story);
    expect(storyIn({ story })).toBe(story);
    expect(storyIn(ferrymanStructure)).toEqual({ story_structure: ferrymanStructure });
  });

  it.each([
    [{ nodes: {} }, 'start_node must be a string.'],
    [{ story_structure: [] }, 'story_structure must be an object.'],
    [{ story_structure: { start_node: '', nodes: 3 } }, 'story_structure.nodes must be an object.'],
    [{ start_node: '', nodes: { a: null } }, 'nodes.a must be an object.'],
    [withField('text', 3), 'nodes.a.text must be a string.'],
    [withField('choices', undefined), 'nodes.a.choices must be a list.'],
    [withField('choices', [[]]), 'nodes.a.choices[0] must be an object.'],
    [withField('choices', [{ text: '' }]), 'nodes.a.choices[0].target must be a string.'],
    [withChoice('said', 'swim'), 'nodes.a.choices[0].said must be a list.'],
    [withChoice('said', ['swim', 3]), 'nodes.a.choices[0].said[1] must be a string.'],
    [withField('variants', {}), 'nodes.a.variants must be a list.'],
    [withField('variants', [{ text: '' }]), 'nodes.a.variants[0].condition must be a string.'],
    [withField('mode', true), 'nodes.a.mode must be a string.'],
    [withField('note', null), 'nodes.a.note must be a string.'],
    [withField('max_turns', '3'), 'nodes.a.max_turns must be a number.'],
  ])('is refused if a field has another type: %j', (file, message) => {
    expect(() => storyIn(file)).toThrow(new NoStory(message));
  });

  it('may exceed limits, which the checks report', () => {
    const long = withField('goal', 'x'.repeat(10_001));
    expect(storyIn(long)).toEqual({ story_structure: long });
  });
});
