import type { HandCount } from '@kathaloka/contract/entities';
import { HANDS } from '@kathaloka/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmphasis } from '../emphasis/emphasis.ts';
import {
  handCounts,
  partsOf,
  partsShown,
  partsSigned,
  partsWithin,
  replacedIn,
  tellersOf,
  turnParts,
  withEdits,
} from './index.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '*', 'न', '🙂'), maxLength: 12 });
const pieces = fc.array(fc.record({ text: words, by: fc.constantFrom(...HANDS) }), { maxLength: 12 });

/** Each code unit of a text with its hand, as the pieces say. */
const handsIn = (signed: readonly { readonly text: string; readonly by: string }[]) =>
  signed.flatMap(({ text, by }) => text.split('').map((unit) => `${by} ${unit}`));

/** The same, as parts say. They cover the text without holes, overlaps or neighbours of one hand. */
function handsBy(text: string, parts: readonly { by: string; from: number; to: number }[]) {
  let end = 0;
  for (const [at, { by, from, to }] of parts.entries()) {
    expect(from).toBe(end);
    expect(to).toBeGreaterThan(from);
    expect(parts[at - 1]?.by).not.toBe(by);
    end = to;
  }
  expect(end).toBe(text.length);
  return handsIn(parts.map(({ by, from, to }) => ({ by, text: text.slice(from, to) })));
}

const textOf = (signed: readonly { readonly text: string }[]) => signed.map(({ text }) => text).join('');

describe('The parts of a text', () => {
  it('cover it, and each character has the hand of its piece', () => {
    fc.assert(
      fc.property(pieces, (signed) => {
        const parts = turnParts(partsSigned(signed), 'gpt');
        expect(handsBy(textOf(signed), parts)).toEqual(handsIn(signed));
        for (const { by, name } of parts) expect(name).toBe(by === 'model' ? 'gpt' : undefined);
      }),
    );
  });

  it('cover what edits make of it, and what an edit leaves alone has its hand still', () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom(/a+/g, /b |\n/g, /🙂/gu), words, (signed, pattern, other) => {
        const text = textOf(signed);
        const told = replacedIn({ text, parts: partsSigned(signed) }, pattern, other);
        expect(told.text).toBe(text.replaceAll(pattern, () => other));
        const hands = handsBy(told.text, turnParts(told.parts!, null));
        const marked = text.replaceAll(pattern, (found) => '\0'.repeat(found.length));
        const left = handsIn(signed).filter((_, at) => marked.charAt(at) !== '\0');
        const replaced = text.replaceAll(pattern, () => '\0'.repeat(other.length));
        expect(hands.filter((_, at) => replaced.charAt(at) !== '\0')).toEqual(left);
      }),
    );
  });

  it('within a range are those of its characters', () => {
    fc.assert(
      fc.property(pieces, fc.nat(40), fc.nat(40), (signed, start, length) => {
        const text = textOf(signed);
        const end = Math.min(text.length, start + length);
        if (start >= end) return;
        const within = partsWithin(turnParts(partsSigned(signed), null), start, end);
        expect(handsBy(text.slice(start, end), within)).toEqual(handsIn(signed).slice(start, end));
      }),
    );
  });

  it('without the asterisks of an emphasis are those of the text that is left', () => {
    fc.assert(
      fc.property(pieces, (signed) => {
        const source = textOf(signed);
        const { text } = readEmphasis(source);
        const shown = partsShown(turnParts(partsSigned(signed), null), source, text);
        const letters = (hands: readonly string[]) => hands.filter((hand) => !hand.endsWith('*'));
        const hands = shown.map(({ by, from, to }) => ({ by, text: text.slice(from, to) }));
        expect(textOf(hands)).toBe(text);
        expect(letters(handsIn(hands))).toEqual(letters(handsIn(signed)));
      }),
    );
  });
});

it('words in place of others are of the hand that began those', () => {
  const told = withEdits(
    {
      text: 'Ravi Kumar bows.',
      parts: [
        ['player', 4],
        ['house', 16],
      ],
    },
    [{ from: 0, to: 10, text: '…' }],
  );
  expect(told).toEqual({
    text: '… bows.',
    parts: [
      ['player', 1],
      ['house', 7],
    ],
  });
});

describe('A turn', () => {
  const ai_response = 'The oar bites.';

  it('that no narrator has told is its author’s', () => {
    expect(partsOf({ ai_response, model_used: null })).toEqual([{ by: 'author', from: 0, to: 14 }]);
  });

  it('of the days before says of nothing whose words they are', () => {
    expect(partsOf({ ai_response, model_used: 'tenali' })).toEqual([]);
    expect(partsOf({ ai_response: null, model_used: null })).toEqual([]);
  });
});

it('the words of each hand are counted, models apart', () => {
  const by = (model: string, text: string) => ({
    ai_response: `${text} The end.`,
    model_used: 'tenali',
    parts: turnParts(
      [
        ['model', text.length],
        ['author', text.length + 9],
      ],
      model,
    ),
  });
  const turns = [
    by('gpt', 'One two.'),
    by('llama', 'Three.'),
    by('gpt', 'Four.'),
    { ai_response: 'As it is written.', model_used: null },
  ];
  expect(handCounts(turns)).toEqual<HandCount[]>([
    { by: 'author', words: 10 },
    { by: 'model', name: 'gpt', words: 3 },
    { by: 'model', name: 'llama', words: 1 },
  ]);
});

describe('Who may tell in a story', () => {
  const story = (...modes: ('verbatim' | 'guided' | 'open' | undefined)[]) => ({
    nodes: Object.fromEntries(modes.map((mode, at) => [`scene ${at}`, mode === undefined ? {} : { mode }])),
  });

  it.each([
    [story('verbatim', 'verbatim'), 'author'],
    [story('verbatim', undefined), 'joined'],
    [story('guided', 'verbatim'), 'joined'],
    [story('verbatim', 'guided', 'open'), 'free'],
    [story(), 'free'],
  ])('follows from the modes of its scenes: %j', (structure, scenes) => {
    expect(tellersOf(structure, true)).toEqual({ scenes, by_models: true });
    expect(tellersOf(structure, false)).toEqual({ scenes, by_models: false });
  });
});
