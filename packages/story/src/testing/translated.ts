import type { StoryLayer } from '@kathaloka/contract/entities';
import type { LayeredStory } from '../layers/layeredStory.ts';
import { textDigest } from '../layers/textDigest.ts';
import { type TextUnit, textUnits } from '../layers/textUnits.ts';
import { withTexts } from '../layers/withText.ts';

/** A text in an invented language that contains its original. */
export const inOtherWords = ({ kind, original }: Pick<TextUnit, 'kind' | 'original'>): string =>
  kind === 'json'
    ? original
    : original
        .split('\n')
        .map((line) => (line === '' ? '' : `${line} ॐ`))
        .join('\n');

/** A layer that translates every text of a story. */
export function translated(story: LayeredStory): StoryLayer {
  return withTexts(
    {},
    textUnits(story).map((unit) => ({
      unit,
      text: inOtherWords(unit),
      madeFrom: textDigest(unit.original),
    })),
  );
}
