import { expect, it } from 'vitest';
import { authoringPagesWords } from '../../../words/authoringPages/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { questionPlace } from './questionPlace.ts';

it.each([
  [['title'], undefined, 'Title'],
  [['game_config', 'health_max'], undefined, 'Maximum health'],
  [['game_config', 'commands', 'show', 'cost'], undefined, 'Game settings'],
  [['lexicon', 'names'], undefined, 'Lexicon'],
  [['layers', 'hi', 'nodes', 'a', 'text'], undefined, 'Words in Hindi'],
  [['story_structure', 'start_node'], undefined, 'Scene in which the story begins'],
  [['story_structure', 'nodes', 'a'], 'a', 'the whole scene'],
  [['story_structure', 'nodes', 'a', 'text'], 'a', 'Scene text'],
  [['story_structure', 'nodes', 'a', 'mode'], 'a', 'How it is told'],
  [['story_structure', 'nodes', 'a', 'choices', 'order'], 'a', 'Order of the choices'],
  [['story_structure', 'nodes', 'a', 'choices', 1], 'a', 'Choice 2'],
  [['story_structure', 'nodes', 'a', 'choices', 1, 'effect'], 'a', 'Effect of choice 2'],
  [['story_structure', 'nodes', 'a', 'choices', 1, 'said'], 'a', 'Other words for choice 2'],
  [['story_structure', 'nodes', 'a', 'variants', 0, 'text'], 'a', 'Variant 1'],
  [['story_structure', 'nodes', 'a', 'variants', 0, 'condition'], 'a', 'Condition of variant 1'],
])('%j has the name that the editor shows', (path, scene, part) => {
  expect(
    questionPlace(path, {
      studio: studioWords,
      authoringPages: authoringPagesWords,
      storyFields: storyFieldsWords,
    }),
  ).toEqual({ scene, part });
});
