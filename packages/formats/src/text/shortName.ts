import { withoutValues } from '../marks.ts';

const NAME_LENGTH = 40;

/** The name of a scene behind a choice: the first words of the choice. */
export function shortName(text: string): string {
  const words = withoutValues(text)
    .replace(/[*_#[\]]/g, '')
    .trim();
  return words.length <= NAME_LENGTH ? words : words.slice(0, NAME_LENGTH).replace(/\s+\S*$/, '');
}
