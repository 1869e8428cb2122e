import type { OfflineStory } from '@kathaloka/contract/entities';
import type { Snapshot } from '../stored/snapshots.ts';

type Layers = OfflineStory['story']['layers'];
type Layer = NonNullable<Layers[keyof Layers]>;

/**
 * The words of each other language of a story, in the structure of the author's version, so that the device
 * need not know what the author has moved since the translation.
 */
export const offlineLayers = (snapshot: Snapshot): Layers =>
  Object.fromEntries(
    snapshot.languages.slice(1).map((language) => [language, layerOf(snapshot.in(language))]),
  );

function layerOf({ title, image_alt, story_structure: { chapters, nodes, things } }: Snapshot): Layer {
  return {
    title,
    image_alt,
    ...(chapters && { chapters: chapters.map((chapter) => chapter.title) }),
    ...(things && { things }),
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, { text, title: heading, hint, variants, choices }]) => [
        name,
        {
          text,
          ...(heading !== undefined && { title: heading }),
          ...(hint !== undefined && { hint }),
          ...(variants && { variants: variants.map((variant) => variant.text) }),
          choices: choices.map(({ text: told, deed, win_text, lose_text }) => ({
            text: told,
            ...(deed !== undefined && { deed }),
            ...(win_text !== undefined && { win_text }),
            ...(lose_text !== undefined && { lose_text }),
          })),
        },
      ]),
    ),
  };
}
