import fs from 'node:fs';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { EMPTY_STATE, graphOf, toldText } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { LANGUAGE_SHARE, shareIn } from '../prompts/languages.ts';
import { outputFilter } from './outputFilter.ts';
import { isRefusal } from './refusals.ts';
import { waysTold } from './waysTold.ts';
import { storyFiles } from '../../testing/storyFiles.ts';

const STORIES = new URL('../../library/stories/', import.meta.url);

function scenesOf(file: string) {
  const { language, lexicon, story_structure } = JSON.parse(
    fs.readFileSync(new URL(file, STORIES), 'utf8'),
  ) as StoryCreate;
  const story = aStorySheet({ language, lexicon: lexicon ?? {} });
  const graph = graphOf(story_structure, language);
  return Object.values(story_structure.nodes).map(({ text, choices }) => ({
    // as told to a player who has done nothing yet
    text: toldText(text, graph, EMPTY_STATE),
    story,
    choices: choices.map((choice) => choice.text),
  }));
}

it('Hardly any of them seems to step out of the story, even as an answer about something else', () => {
  const scenes = storyFiles(STORIES).flatMap(scenesOf);
  const changed = scenes.filter(({ text }) => {
    const filter = outputFilter({ maxWords: 1000, author: '' });
    return [...filter.push(text), ...filter.end('stop')].join('') !== text.trim().normalize('NFC');
  });
  expect(scenes.length).toBeGreaterThan(800);
  expect(changed.length / scenes.length).toBeLessThan(0.005);
});

/** Bundled prose, which the checks of a model's answers must accept. */
describe.each(storyFiles(STORIES))('The scenes of %s', (file) => {
  const scenes = scenesOf(file);

  it('pass through the filter of answers as they are', () => {
    for (const { text } of scenes) {
      const filter = outputFilter({ maxWords: 1000 });
      expect([...filter.push(text), ...filter.end('stop')].join('')).toBe(text.trim().normalize('NFC'));
    }
  });

  it('tell no ways', () => {
    for (const { text, story, choices } of scenes) {
      const task = aNarrationTask({ story, choices, scene: aSceneSheet({ text }), history: [] });
      const filter = outputFilter({
        maxWords: 1000,
        author: text,
        isUnfit: waysTold(task),
      });
      expect([...filter.push(text), ...filter.end('stop')].join('')).toBe(text.trim().normalize('NFC'));
    }
  });

  it('are in their language, and no refusals', () => {
    for (const { text, story } of scenes) {
      expect(shareIn(story.language, text)).toBeGreaterThan(LANGUAGE_SHARE);
      expect(isRefusal(text)).toBe(false);
    }
  });
});
