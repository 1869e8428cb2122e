import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

it('a sentence of a text can be quoted alone: a speech stays whole, with who says it', () => {
  expect(texts("'How should I know?' says Jambavan. 'I was on the ground.' The sea is loud today.")).toEqual([
    "'How should I know?' says Jambavan.",
    "'I was on the ground.'",
    'The sea is loud today.',
  ]);
  expect(texts("'On the third. I carried one corner.' He lets go of the packet.")).toEqual([
    "'On the third. I carried one corner.'",
    'He lets go of the packet.',
  ]);
});

it('initials and single words say nothing alone', () => {
  expect(texts('You look. K. Narasimhan. Prepaid.')).toEqual(['You look. K. Narasimhan. Prepaid.']);
});

it('a speech that is too long loses the mark that has no pair', () => {
  const long = `'${'One more word of it here. '.repeat(12)}And this ends it now.' He nods to you.`;
  for (const text of texts(long)) expect(text).not.toMatch(/^'[^']*$|^[^']*'$/);
});

it('paragraphs are counted, and so are dandas', () => {
  expect(
    sentencesOf('ताला बंद है यहाँ। चाबी भी लगी है।\n\nअंदर कुछ नहीं है।').map(({ paragraph }) => paragraph),
  ).toEqual([0, 0, 1]);
});
