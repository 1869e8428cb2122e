import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { layerState, stamped, withText } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { nextUnfinished, translationPlaces } from './translationPlaces.ts';

const story = anAuthoredStory();
const [scene] = Object.keys(ferrymanStructure.nodes);
const places = (layer: Parameters<typeof layerState>[1]) => translationPlaces(layerState(story, layer).texts);

it('texts are grouped by scene, the story first, with counts of missing and stale ones', () => {
  const all = places({});
  expect(all.map((place) => place.scene)).toEqual(['', ...Object.keys(ferrymanStructure.nodes)]);
  expect(all.every(({ texts, missing, stale }) => missing === texts.length && stale === 0)).toBe(true);
  const stale = places({ title: 'नाव' })[0]!;
  expect([stale.missing, stale.stale]).toEqual([stale.texts.length - 1, 1]);
});

it('the search for the next unfinished place wraps around, and finds none if all texts are translated', () => {
  const [whole, first, second] = places({});
  expect(nextUnfinished([whole!, first!, second!], '')?.scene).toBe(scene);
  expect(nextUnfinished([whole!, first!, second!], second!.scene)?.scene).toBe('');
  const done = { ...whole!, missing: 0 };
  expect(nextUnfinished([done], '')).toBeUndefined();
  expect(nextUnfinished([done, first!], first!.scene)).toBe(first);
});

it('a confirmed text is no longer stale', () => {
  const layer = { title: 'नाव' };
  const [unit] = layerState(story, layer).texts;
  expect(places(withText(story, layer, unit!, 'नाव'))[0]!.stale).toBe(0);
  expect(places(stamped(story, layer))[0]!.stale).toBe(0);
});
