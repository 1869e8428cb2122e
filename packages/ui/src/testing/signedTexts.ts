import type { TurnPart } from '@kathaloka/contract/entities';

interface Signed {
  children: string;
  parts: TurnPart[];
}

/** A text from pieces, with the hand of each. */
function signed(pieces: readonly (readonly [by: TurnPart['by'], text: string])[]): Signed {
  let to = 0;
  const parts = pieces.map(([by, text]): TurnPart => {
    const from = to;
    to += text.length;
    return { by, from, to, ...(by === 'model' && { name: 'llama-70b' }) };
  });
  return { children: pieces.map(([, text]) => text).join(''), parts };
}

/** Two paragraphs by four hands. */
export const mixedText = signed([
  ['model', 'You set your foot on the plank, and it *holds*. '],
  ['author', 'The oar bites, and the bank lets go of you.\n\nBehind, the ghats are lit to the last step. '],
  ['player', '“I will pay in the morning”'],
  ['house', ', you have said, and the river has heard it.'],
]);

export const hindiText = signed([
  ['house', 'नाव धीरे से हिलती है। '],
  ['author', 'माँझी कुछ नहीं कहता।\n\nपानी पर दीये काँपते हैं।'],
]);

export const urduText = signed([
  ['model', 'ناؤ آہستہ سے ہلتی ہے۔ '],
  ['author', 'مانجھی کچھ نہیں کہتا۔'],
]);
