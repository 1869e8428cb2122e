import { expect, it } from 'vitest';
import { layerState } from '@kathaloka/story';
import { readBundledStories } from './bundledStory.ts';
import { hintedEndings, hintedLayer, quoted } from './hintedEndings.ts';

it.each([
  ['There are two of them.', 'There are two of them.'],
  ["'It is Arjuna's!' Karna shouts back.", "'It is Arjuna's!' Karna shouts back."],
  ["'Fake. Edited. Done,' writes Bhaskar", "'Fake. Edited. Done,' writes Bhaskar…"],
  ["'If he knows, he will hand me the kingdom", 'If he knows, he will hand me the kingdom…'],
  ["so I never heard the way out.'", '…so I never heard the way out.'],
  ['deep, with one door', '…deep, with one door…'],
  ['सिर पहले, फिर झुककर सब कुछ', 'सिर पहले, फिर झुककर सब कुछ…'],
  ['भोर दूर नहीं।', 'भोर दूर नहीं।'],
])('words out of a sentence stand by themselves: %s', (words, hint) => {
  expect(quoted(words)).toBe(hint);
});

it('what an ending says of itself stays, in the story and in its layers', () => {
  const nodes = {
    road: { text: 'A road.', choices: [] },
    end: { text: 'Home.', hint: 'Mine.', choices: [] },
  };
  const hints = { road: { words: 'the way' }, end: { words: 'the door' } };
  const structure = hintedEndings({ start_node: 'road', nodes }, hints);
  expect(Object.values(structure.nodes).map(({ hint }) => hint)).toEqual(['…the way…', 'Mine.']);
  const layer = hintedLayer(
    { nodes: { end: { hint: 'मेरा।' } } },
    { road: { words: 'राह' }, end: { words: 'द्वार' } },
    hints,
  );
  expect(layer.nodes).toEqual({ end: { hint: 'मेरा।' }, road: { hint: 'राह…' } });
});

it('each ending of the shelf has a hint, in each of its languages', () => {
  for (const { key, story, layers } of readBundledStories()) {
    const endings = Object.entries(story.story_structure.nodes).filter(
      ([, { choices }]) => choices.length === 0,
    );
    expect([key, endings.filter(([, { hint }]) => !hint)]).toEqual([key, []]);
    for (const { language, layer } of layers) {
      const hints = layerState(story, layer).texts.filter(({ path }) => path.at(-1) === 'hint');
      expect([
        key,
        language,
        hints.filter(({ state }) => state !== 'translated').map(({ id }) => id),
      ]).toEqual([key, language, []]);
    }
  }
});
