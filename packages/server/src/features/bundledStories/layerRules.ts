import { inLanguage, layerState, TEXT_STATES, textUnits } from '@kathaloka/story';
import type { BundledLayer } from './bundledLayer.ts';
import type { BundledStory } from './bundledStory.ts';
import { checkWriting, type EditorialFinding, unknownKeys } from './editorialRules.ts';

/** How many missing or stale texts a finding names. */
const NAMED = 5;

/** The problems of the layers of a bundled story, by the rules of style in the language of each. */
export function checkBundledLayers(bundled: BundledStory): EditorialFinding[] {
  return bundled.layers.flatMap((layer) =>
    checkLayer(bundled, layer).map(({ node, message }) => ({
      node,
      message: `${layer.language}: ${message}`,
    })),
  );
}

function checkLayer(
  bundled: BundledStory,
  { language, layer, hints, source, known }: BundledLayer,
): EditorialFinding[] {
  if (language === bundled.story.language) return [whole('This is the language of the story itself.')];
  const { texts } = layerState(bundled.story, layer);
  const unsound = TEXT_STATES.filter((state) => state !== 'translated').flatMap((state) => {
    const ids = texts.filter((text) => text.state === state).map(({ id }) => id);
    const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
    return ids.length > 0
      ? [whole(`${ids.length} texts are ${state}: ${ids.slice(0, NAMED).join(', ')}${more}.`)]
      : [];
  });
  const story = inLanguage({ ...bundled.story, layers: { [language]: layer } }, language);
  return [
    ...unknownKeys(source, known).map((path) => whole(`Nothing reads ${path}.`)),
    ...lostTexts(bundled, layer).map((id) => whole(`The story has no text at ${id}.`)),
    ...unsound,
    ...checkWriting({ ...bundled, story }),
    ...checkHints(bundled, story, hints),
  ];
}

const whole = (message: string): EditorialFinding => ({ node: null, message });

/** Scenes of the layer that the story does not have. */
function lostTexts({ story }: BundledStory, { nodes = {} }: BundledLayer['layer']): string[] {
  const known = new Set(textUnits(story).map(({ node }) => node));
  return Object.keys(nodes)
    .filter((name) => !known.has(name))
    .map((name) => `nodes/${name}`);
}

/** Checks that each hint at an ending is also in the translated scene. */
function checkHints(
  { hints: originals }: BundledStory,
  { story_structure }: BundledStory['story'],
  hints: BundledLayer['hints'],
): EditorialFinding[] {
  return Object.entries(originals).flatMap(([ending, { scene }]): EditorialFinding[] => {
    const hint = hints[ending];
    if (!hint) return [{ node: null, message: `Nothing hints at ${ending}.` }];
    const node = story_structure.nodes[scene];
    const texts = node ? [node.text, ...(node.variants ?? []).map(({ text }) => text)] : [];
    if (texts.some((text) => text.includes(hint.words))) return [];
    return [{ node: scene, message: `The hint at ${ending} does not stand here: “${hint.words}”.` }];
  });
}
