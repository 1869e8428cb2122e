import type { Language, StoryLayer } from '@kathaloka/contract/entities';
import { nearName, textsMissing } from '@kathaloka/story';
import { pathText } from '../runtime/faults.ts';
import type { StoryFile } from '../runtime/storyFile.ts';

type LayerNode = NonNullable<StoryLayer['nodes']>[string];

/** Why a story is not offered in the language of a layer, and which texts of a layer have no original. */
export function layerMistakes(story: StoryFile): readonly string[] {
  return Object.entries(story.layers ?? {}).flatMap(([language, layer]) =>
    language === story.language
      ? [`layers.${language}: This is the language of the story, so nothing reads this layer.`]
      : ofLayer(story, language as Language, layer),
  );
}

function ofLayer(story: StoryFile, language: Language, layer: StoryLayer): string[] {
  const at = (path: readonly (string | number)[]) => pathText('layers', [language, ...path]);
  const { nodes } = story.story_structure;
  const missing = textsMissing(story, layer);
  const [first] = missing;
  return [
    ...(first
      ? [
          `${at(first.path)}: ${missing.length === 1 ? 'This text is' : `${missing.length} texts are`} missing, so the story is not offered in this language.`,
        ]
      : []),
    ...Object.entries(layer.nodes ?? {}).flatMap(([name, node]) => {
      const path = at(['nodes', name]);
      if (Object.hasOwn(nodes, name)) return ofScene(nodes[name]!, node, path);
      const meant = nearName(name, Object.keys(nodes));
      // a renamed scene is recognised by the digest of its original
      if (layer.made_from && meant === null) return [];
      return [`${path}: The story has no such scene.${meant === null ? '' : ` Did you mean “${meant}”?`}`];
    }),
  ];
}

function ofScene(
  scene: StoryFile['story_structure']['nodes'][string],
  { choices, variants }: LayerNode,
  path: string,
): string[] {
  const counted = (name: string, of: number, here: number | undefined): string[] =>
    here === undefined || here === of
      ? []
      : [
          `${path}.${name}: There are ${here} here, and ${of} in the story. They belong together by their places.`,
        ];
  return [
    ...counted('choices', scene.choices.length, choices?.length),
    ...counted('variants', scene.variants?.length ?? 0, variants?.length),
  ];
}
