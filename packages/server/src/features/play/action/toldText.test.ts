import { HANDS } from '@kathaloka/contract/limits';
import { partsSigned } from '@kathaloka/story';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEXT_MAX, toldText } from './toldText.ts';

const piece = fc.record({
  text: fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '\0', '\u0007', '🙂', '\ud83d', 'ک'),
    maxLength: 9,
  }),
  by: fc.option(fc.constantFrom(...HANDS), { nil: undefined }),
});

it('What is told is what was added, trimmed, cleaned and cut, and every part of it has a hand', () => {
  fc.assert(
    fc.property(
      fc.array(piece),
      fc.constantFrom(0, TEXT_MAX - 5),
      fc.constantFrom('model', 'house'),
      (pieces, before, teller) => {
        const text = toldText();
        const added = [{ text: 'x'.repeat(before), by: 'author' as const }, ...pieces];
        const told = added.map((each) => text.add(each)).join('');
        expect(told.length).toBeLessThanOrEqual(TEXT_MAX);
        expect(told).toBe(told.toWellFormed());
        expect([told.trimStart(), told.includes('\0'), told.includes('\u0007')]).toEqual([
          told,
          false,
          false,
        ]);
        const signed = text.signed(teller);
        expect(signed.map((each) => each.text).join('')).toBe(told);
        expect(partsSigned(signed).at(-1)?.[1] ?? 0).toBe(told.length);
        expect(signed.map(({ by }) => by)).toEqual(added.map(({ by = teller }) => by));
        expect(text.isBlank()).toBe(told.trim() === '');
      },
    ),
  );
});

it('A text of blanks is none', () => {
  const text = toldText();
  text.add({ text: ' \n' });
  expect(text.isBlank()).toBe(true);
  text.add({ text: 'It rains.' });
  expect(text.isBlank()).toBe(false);
});
