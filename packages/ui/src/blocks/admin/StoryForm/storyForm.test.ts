import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { placedFaults } from '@kathaloka/story/editing';
import { sectionOf } from './adminSections.ts';
import { typedMeanwhile } from './typedMeanwhile.ts';
import { adminDraftOf, valuesOf } from './storyFormValues.ts';

const fresh = adminDraftOf(undefined);
const send = (changes: Partial<typeof fresh>) => valuesOf({ ...fresh, ...changes });

describe('A new story', () => {
  it('opens with the specification’s defaults', () => {
    expect(fresh).toMatchObject({
      initial_xp: 100,
      possible_endings: 1,
      estimated_play_time: 30,
      content_rating: 'family',
      difficulty_level: 'medium',
      language: 'en',
    });
    expect(Object.keys(send({}).story_structure['nodes'] as object)).toEqual(['intro', 'next_node', 'end']);
  });
});

describe('A saved story', () => {
  const story = anAuthoredStory({
    content_rating: 'general',
    cover: { style: 'ajanta', seed: '7', keywords: ['river'] },
    cover_image_url: '/covers/drawn.webp',
  });

  it('falls back to family for a content rating that this form does not offer', () => {
    expect(adminDraftOf(story).content_rating).toBe('family');
  });

  it('is sent with the address of its drawn cover, and without the fields that this form does not show', () => {
    const sent = valuesOf(adminDraftOf(story));
    expect(sent.cover_image_url).toBe('/covers/drawn.webp');
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(send({})).toSorted());
    for (const field of ['cover', 'lore_cards', 'depiction', 'lexicon'])
      expect(sent).not.toHaveProperty(field);
  });
});

describe('Text that is typed during a save', () => {
  const story = anAuthoredStory();
  const sent = adminDraftOf(story);
  const [first = '', second = ''] = Object.keys(story.story_structure.nodes);
  const withText = (name: string, text: string) => ({
    ...story.story_structure,
    nodes: { ...story.story_structure.nodes, [name]: { ...story.story_structure.nodes[name]!, text } },
  });
  const saved = { ...story, tagline: 'Theirs.', story_structure: withText(first, 'Theirs.') };

  it('is merged into the saved story, scene by scene', () => {
    const story_structure = JSON.stringify(withText(second, 'Typed.'));
    const typed = typedMeanwhile(sent, { ...sent, title: 'Typed ', story_structure }, saved);
    expect(typed).toMatchObject({ title: 'Typed ', tagline: 'Theirs.' });
    expect(JSON.parse(typed.story_structure)).toMatchObject({
      nodes: { [first]: { text: 'Theirs.' }, [second]: { text: 'Typed.' } },
    });
  });

  it('stays as typed if no other editor has changed scenes, or if it is not valid JSON yet', () => {
    for (const story_structure of [JSON.stringify(withText(second, 'Typed.')), '{ "half": '])
      expect(typedMeanwhile(sent, { ...sent, story_structure }, story)).toMatchObject({ story_structure });
  });
});

describe('The sent payload', () => {
  it('falls back to an empty object for invalid JSON', () => {
    expect(send({ game_config: 'health: 3', story_structure: '[1]' })).toMatchObject({
      game_config: {},
      story_structure: {},
    });
  });

  it('gets an end scene if a choice leads to it', () => {
    const story_structure = '{"nodes":{"intro":{"text":"","choices":[{"text":"","target":"end"}]}}}';
    expect(send({ story_structure }).story_structure).toMatchObject({
      nodes: { end: { text: 'The end of your adventure.', choices: [] } },
    });
  });
});

describe('Faults', () => {
  it('are shown at their fields, with a path inside them', () => {
    const faults = [
      { loc: ['body', 'title'], msg: 'Title is required', type: 'value' },
      { loc: ['body', 'story_structure', 'nodes', 'intro', 'text'], msg: 'Too long', type: 'value' },
    ];
    expect(placedFaults(faults)).toEqual([
      { field: 'title', path: 'title', fault: faults[0] },
      { field: 'story_structure', path: 'nodes.intro.text', fault: faults[1] },
    ]);
  });

  it('belong to the section of their field', () => {
    expect(
      ['title', 'tag_ids', 'initial_xp', 'game_config', 'story_structure', 'anything'].map(sectionOf),
    ).toEqual(['basics', 'categories', 'settings', 'config', 'structure', 'basics']);
  });
});
