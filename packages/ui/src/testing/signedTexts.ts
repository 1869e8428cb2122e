import type { TurnPart } from '@kathaloka/contract/entities';
import { HANDS } from '@kathaloka/contract/limits';
import { partsSigned, turnParts } from '@kathaloka/story/hands';

interface Signed {
  children: string;
  parts: TurnPart[];
}

/** A text from pieces, with the hand of each. */
function signed(pieces: readonly (readonly [by: TurnPart['by'], text: string])[]): Signed {
  const named = pieces.map(([by, text]) => ({ by, text }));
  return {
    children: named.map(({ text }) => text).join(''),
    parts: turnParts(partsSigned(named), 'llama-70b'),
  };
}

/** Two paragraphs by four hands. */
export const mixedText = signed([
  ['model', 'You set your foot on the plank, and it *holds*. '],
  ['author', 'The oar bites, and the bank lets go of you.\n\nBehind, the ghats are lit to the last step. '],
  ['player', '“I will pay in the morning”'],
  ['house', ', you have said, and the river has heard it.'],
]);

/** Paragraphs with blank lines between them that are of another hand. */
export const blankText = signed([
  ['author', 'The oar bites.'],
  ['house', '\n\nBehind, the ghats are lit.'],
  ['author', '\n\nThe bank lets go of you.'],
  ['house', '\n\n'],
  ['author', 'The river turns.'],
]);

/** A line in which each hand begins at a comma. */
export const joinedText = signed(HANDS.map((by) => [by, ', wait'] as const));

export const hindiText = signed([
  ['house', 'नाव धीरे से हिलती है। '],
  ['author', 'माँझी कुछ नहीं कहता।\n\nपानी पर दीये काँपते हैं।'],
]);

export const urduText = signed([
  ['model', 'ناؤ آہستہ سے ہلتی ہے۔ '],
  ['author', 'مانجھی کچھ نہیں کہتا۔'],
]);
