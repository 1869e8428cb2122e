import type { Hand } from '@kathaloka/contract/limits';
import type { Signed } from '@kathaloka/story';

/** Longer texts are cut. */
export const TEXT_MAX = 20_000;

interface Piece {
  readonly text: string;
  readonly by?: Hand | undefined;
}

/** The text of a turn while a narrator tells it, and whose words its pieces are. */
export function toldText() {
  const pieces: Piece[] = [];
  let length = 0;
  return {
    /** Adds a piece. Returns what of it is told: without blanks at the beginning, cut and cleaned. */
    add({ text, by }: Piece): string {
      const more = length === 0 ? cleaned(text).trimStart() : text;
      // cut first, then cleaned: the cut may split a character
      const clean = cleaned(more.slice(0, TEXT_MAX - length));
      length += clean.length;
      pieces.push({ text: clean, by });
      return clean;
    },
    isBlank: (): boolean => pieces.every(({ text }) => text.trim() === ''),
    /** The pieces. Those of which the narrator has not said whose they are, are of the teller. */
    signed: (teller: Hand): readonly Signed[] => pieces.map(({ text, by = teller }) => ({ text, by })),
  };
}

/** Removes control characters and unpaired surrogates. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (letter) => (letter === '\n' ? letter : ''));
}
