import type { Language, StoryLayer } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { inLanguage } from '../layers/inLanguage.ts';
import { type LayeredText, layerState } from '../layers/layerState.ts';
import { checkChapters } from './chapterChecks.ts';
import type { CheckedStory } from './checkedStory.ts';
import { writtenTexts } from '../graphNames.ts';
import { type Finding, finding } from './finding.ts';
import { checkPhrases } from './phraseChecks.ts';
import { checkPublicTexts } from './publicTextChecks.ts';
import { graphOf } from '../graph.ts';
import { checkReading } from './readingChecks.ts';
import { checkScenes } from './sceneChecks.ts';
import { checkValues, namesTold } from './valueChecks.ts';

/** Checks of every layer of a story. */
export function checkLayers(story: CheckedStory): Finding[] {
  return LANGUAGES.flatMap((language) => {
    const layer = language === story.language ? undefined : story.layers?.[language];
    return layer ? checkLayer(story, language, layer) : [];
  });
}

/** Checks a layer for missing and stale texts, and its words by the checks of the original. */
function checkLayer(story: CheckedStory, language: Language, layer: StoryLayer): Finding[] {
  const { texts } = layerState(story, layer);
  const told = inLanguage(story, language);
  const known = new Set(checkWords(story).map(placeOf));
  const missing = texts.filter(({ state }) => state === 'missing');
  const [first] = missing;
  return [
    // one finding for all missing texts, at the first: a new translation lacks most of them
    ...(first
      ? [finding('translation missing', { language, texts: missing.length }, placed(first.node))]
      : []),
    // a layer written by hand has no digests of its originals
    ...(layer.made_from ? countedBy(texts, 'stale') : []).map(([node, count]) =>
      finding('translation stale', { language, texts: count }, placed(node)),
    ),
    ...otherValues(texts, language),
    // findings about the original are not repeated for the layer
    ...checkWords(told).filter((found) => !known.has(placeOf(found))),
  ].map((found) => ({ ...found, language }));
}

function checkWords(story: CheckedStory): Finding[] {
  return [
    ...checkScenes(story.story_structure),
    ...(tellsValues(story) ? checkValues(graphOf(story.story_structure)) : []),
    ...checkChapters(story.story_structure),
    ...checkPhrases(story.story_structure),
    ...checkReading(story),
    ...checkPublicTexts(story),
  ];
}

/** Whether a text may print values. Building the graph costs more than all other checks of words. */
const tellsValues = ({ story_structure }: CheckedStory): boolean =>
  Object.values(story_structure.nodes).some((node) => writtenTexts(node).some((text) => text.includes('{')));

/** Finds scenes whose translation prints other values than the original. Their number and order may differ. */
function otherValues(texts: readonly LayeredText[], language: Language): Finding[] {
  const differing = new Map<string | null, Set<string>>();
  for (const { node, original, text, state } of texts) {
    if (state === 'missing' || !(original.includes('{') || text.includes('{'))) continue;
    const [here, there] = [namesTold(original), namesTold(text)];
    const names = [...here, ...there].filter((name) => !(here.has(name) && there.has(name)));
    if (names.length > 0) differing.set(node, new Set([...(differing.get(node) ?? []), ...names]));
  }
  return [...differing].map(([node, names]) =>
    finding('translation tells other values', { language, names: [...names].sort() }, placed(node)),
  );
}

const placed = (node: string | null) => (node === null ? {} : { node });

function placeOf({ kind, node, choice, variant }: Finding): string {
  return JSON.stringify([kind, node, choice, variant]);
}

/** For each scene, the number of its texts in a state, in the order of the story. */
function countedBy(
  texts: readonly LayeredText[],
  wanted: LayeredText['state'],
): (readonly [node: string | null, count: number])[] {
  const counts = new Map<string | null, number>();
  for (const { node, state } of texts) if (state === wanted) counts.set(node, (counts.get(node) ?? 0) + 1);
  return [...counts];
}
