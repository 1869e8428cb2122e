import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoryLayer } from '@kathaloka/contract/entities';
import { stamped, textDigest, textUnits, withTexts } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { type BundledLayer, readBundledLayers } from './bundledLayer.ts';
import { type BundledStory, readBundledStories } from './bundledStory.ts';
import { checkBundledLayers } from './layerRules.ts';

const story = readBundledStories().find(({ key }) => key === 'the-nishi-calls-only-twice')!;

/** The story's own words as a translation, which follows all rules. */
const layer = withTexts(
  {},
  textUnits(story.story).map((unit) => ({
    unit,
    text: unit.original,
    madeFrom: textDigest(unit.original),
  })),
);
const hints = Object.fromEntries(
  Object.entries(story.hints).map(([ending, { words }]) => [ending, { words }]),
);

const withLayer = (texts: StoryLayer, changes: Partial<BundledLayer> = {}): BundledStory => ({
  ...story,
  layers: [
    { file: 'nishi.hi.json', language: 'hi', layer: texts, hints, source: texts, known: texts, ...changes },
  ],
});
const found = (bundled: BundledStory) => checkBundledLayers(bundled).map(({ message }) => message);

describe('A translation of the shelf', () => {
  it('that is whole has nothing wrong', () => {
    expect(found(withLayer(layer))).toEqual([]);
  });

  it('names the texts that it lacks', () => {
    const { tagline: _, ...rest } = layer;
    const { plates, ...nodes } = rest.nodes!;
    expect(found(withLayer({ ...rest, nodes: { ...nodes, plates: { ...plates, text: '' } } }))).toContain(
      'hi: 2 texts are missing: tagline, nodes/plates/text.',
    );
  });

  it('names the texts whose original has changed, and those that were never stamped', () => {
    const made_from: Record<string, string> = { ...layer.made_from, tagline: 'older' };
    delete made_from['title'];
    expect(found(withLayer({ ...layer, made_from }))).toEqual(['hi: 2 texts are stale: title, tagline.']);
    expect(found(withLayer(stamped(story.story, { ...layer, made_from })))).toEqual([]);
    expect(found(withLayer(stamped(story.story, { ...layer, made_from }, { onlyNew: true })))).toEqual([
      'hi: 1 texts are stale: tagline.',
    ]);
  });

  it('holds the rules of words of its language', () => {
    const plates = { ...layer.nodes!['plates']!, text: 'Too short.' };
    const [first, ...others] = plates.choices!;
    plates.choices = [{ ...first, said: ['only this'] }, ...others];
    const messages = found(withLayer({ ...layer, nodes: { ...layer.nodes, plates } }));
    expect(messages).toContain('hi: It has 2 words, not 12 to 280.');
    expect(messages).toContain(`hi: “${first!.text}” can be said in 1 other ways, not in 5.`);
  });

  it('has its hints where the story has them', () => {
    const [ending, { scene }] = Object.entries(story.hints)[0]!;
    const { [ending]: _, ...others } = hints;
    expect(found(withLayer(layer, { hints: others }))).toEqual([`hi: Nothing hints at ${ending}.`]);
    const wrong = { ...others, [ending]: { words: 'nowhere to be read' } };
    expect(checkBundledLayers(withLayer(layer, { hints: wrong }))).toEqual([
      { node: scene, message: `hi: The hint at ${ending} does not stand here: “nowhere to be read”.` },
    ]);
  });

  it('has no text that the story has not, and no language that is the story’s', () => {
    const lost = { ...layer, nodes: { ...layer.nodes, attic: { text: 'An attic.' } } };
    expect(found(withLayer(lost))).toEqual(['hi: The story has no text at nodes/attic.']);
    expect(found(withLayer(layer, { source: { ...layer, titel: 'x' } }))).toEqual([
      'hi: Nothing reads titel.',
    ]);
    expect(found(withLayer(layer, { language: 'en' }))).toEqual([
      'en: This is the language of the story itself.',
    ]);
  });
});

describe('The file of a translation', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'layers-'));
  const write = (name: string, content: unknown) => {
    fs.mkdirSync(path.join(folder, 'layers'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'layers', `${name}.json`), JSON.stringify(content));
  };

  it('is read with its language and its hints, and only for its story', () => {
    expect(readBundledLayers(folder, 'ferry')).toEqual([]);
    write('ferry.hi', { language: 'hi', title: 'नाव', hints: { end: { words: 'नदी' } } });
    write('ferry-two.hi', { language: 'hi' });
    expect(readBundledLayers(folder, 'ferry')).toMatchObject([
      { language: 'hi', layer: { title: 'नाव' }, hints: { end: { words: 'नदी' } } },
    ]);
  });

  it('is refused if its name says another language, or a text is no text', () => {
    write('boat.bn', { language: 'hi' });
    expect(() => readBundledLayers(folder, 'boat')).toThrow('says that its language is “hi”');
    write('lamp.hi', { language: 'hi', title: 3 });
    expect(() => readBundledLayers(folder, 'lamp')).toThrow('lamp.hi.json is not a valid layer');
  });
});
