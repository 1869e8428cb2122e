import type { Language, StoryLayer, StoryTranslation } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { alignedLayer } from './alignedLayer.ts';
import { inLanguage } from './inLanguage.ts';
import type { LayeredStory } from './layeredStory.ts';
import { textDigest } from './textDigest.ts';
import { layerText, type TextUnit, textUnits } from './textUnits.ts';

/** `stale`: the original has changed since it was translated, or its digest is unknown. */
export const TEXT_STATES = ['translated', 'stale', 'missing'] as const;
export type TextState = (typeof TEXT_STATES)[number];

export interface LayeredText extends TextUnit {
  /** Empty if it is missing. */
  readonly text: string;
  readonly state: TextState;
  /** The digest of the translated original, if known. */
  readonly madeFrom: string | undefined;
}

export interface LayerState {
  readonly texts: readonly LayeredText[];
  readonly counts: Readonly<Record<TextState, number>>;
}

/** The state of each text of a story in a layer. */
export function layerState(story: LayeredStory, written: StoryLayer): LayerState {
  const layer = alignedLayer(story, written);
  const { made_from = {} } = layer;
  const texts = textUnits(story).map((unit) => {
    const text = layerText(layer, unit);
    const madeFrom = Object.hasOwn(made_from, unit.id) ? made_from[unit.id] : undefined;
    return { ...unit, text, madeFrom, state: stateOf(unit, text, madeFrom) };
  });
  const counts = { translated: 0, stale: 0, missing: 0 };
  for (const { state } of texts) counts[state] += 1;
  return { texts, counts };
}

function stateOf({ original }: TextUnit, text: string, madeFrom: string | undefined): TextState {
  if (text.trim() === '') return 'missing';
  return madeFrom === textDigest(original) ? 'translated' : 'stale';
}

/** The languages other than its own in which a story can be played: every text that players read is translated. */
export function translatedInto(story: LayeredStory): Language[] {
  return LANGUAGES.filter((language) => {
    const layer = language === story.language ? undefined : story.layers?.[language];
    return layer && textsMissing(story, layer).length === 0;
  });
}

/** The texts missing in a layer, without which the story is not offered in its language. */
export const textsMissing = (story: LayeredStory, layer: StoryLayer): readonly LayeredText[] =>
  layerState(story, layer).texts.filter(({ path, state }) => state === 'missing' && isTold(path));

/** Whether players read the text: titles, things, and the texts of scenes, variants, choices and attempts. */
function isTold(path: TextUnit['path']): boolean {
  const last = path.at(-1)!;
  return (
    path[0] === 'title' ||
    path[0] === 'chapters' ||
    path[0] === 'things' ||
    (path[0] === 'nodes' && last !== 'deed' && last !== 'said' && last !== 'hint')
  );
}

/** The texts for a story's card in each of these languages. */
export function translationsOf(story: LayeredStory): StoryTranslation[] {
  return translatedInto(story).map((language) => {
    const { title = '', tagline = '', image_alt = '' } = inLanguage(story, language);
    return { language, title, tagline, image_alt };
  });
}
