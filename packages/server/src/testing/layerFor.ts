import type { StoryLayer } from '@kathaloka/contract/entities';
import { type LayeredStory, textDigest, textUnits, withTexts } from '@kathaloka/story';

/** A layer with every text of a story, each marked by a sign. */
export function layerFor(story: LayeredStory, sign = 'ॐ'): StoryLayer {
  return withTexts(
    {},
    textUnits(story).map((unit) => ({
      unit,
      text: unit.kind === 'json' ? unit.original : unit.original.replaceAll(/$/gm, ` ${sign}`),
      madeFrom: textDigest(unit.original),
    })),
  );
}
