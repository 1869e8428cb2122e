import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../../testing/isFull.ts';
import { asIntention } from './asIntention.ts';
import { INTENTS } from './intent.ts';
import { matchChoice } from './matchChoice.ts';
import { readInput } from './readInput.ts';

const LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml'];
const CHOICES = [
  "Take the five-wick lamp. 'It is heavy,' he says.",
  'पुल वाले लंबे रास्ते से जाओ।',
  'চুল কাটো।',
  'Open the door, before she comes; and wait.',
  'Open the gate.',
];
const PIECES = [
  'take the lamp',
  'पुल',
  'से मत जाओ',
  'don’t',
  "'",
  '"',
  '“',
  '?',
  '!',
  '…',
  '\uD83D',
  '\uDC18',
  '🐘',
  '👩‍👩‍👧',
  'e\u0301\u0301',
  '\u0000',
  '\u202E',
  '\n\n',
  '{do}',
  '<b>',
  '__proto__',
  'constructor',
  'toString',
  'i want to try to',
  '౧',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  ' ',
];

/** Pseudorandom numbers, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function inputs(count: number): string[] {
  const next = numbers(7);
  const random = (below: number) => Math.floor(next.next().value! * below);
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + random(8) }, () => PIECES[random(PIECES.length)]!);
    return pieces.join(random(2) === 0 ? ' ' : '');
  });
}

const LONG = [
  'take '.repeat(200),
  'ਅ'.repeat(1000),
  "'".repeat(1000),
  'I want to '.repeat(100),
  'a b '.repeat(250),
];

describe('any input', () => {
  it('is read without fail, the same each time, in every language', () => {
    for (const input of [...inputs(IS_FULL ? 150 : 30), ...LONG, ...PIECES]) {
      for (const language of LANGUAGES) {
        const wording = { language, names: ['Karna', 'the lamp', 'बेताल'] };
        const match = matchChoice(input, CHOICES, wording);
        expect(matchChoice(input, CHOICES, wording)).toEqual(match);
        // a match is sure only with an edge, and its edge is one of the choices
        expect(match.edge === null && match.isSure).toBe(false);
        expect(match.edge === null || match.edge in CHOICES).toBe(true);
        const reading = readInput(input, wording);
        expect(readInput(input, wording)).toEqual(reading);
        expect(INTENTS).toContain(reading.intent);
        expect(reading.words ?? '').not.toMatch(/[{}<>]/);
        expect(reading.doing ?? 'look about').toMatch(/^\p{Script=Latin}[\p{Script=Latin}'’ -]+$/u);
        expect(() => asIntention(input, language)).not.toThrow();
      }
    }
  });

  it('is nothing to a scene without choices', () => {
    expect(matchChoice('go', [], { language: 'en', names: [] })).toEqual({ edge: null, isSure: false });
  });

  it('is read in milliseconds of the processor’s time', () => {
    const wording = { language: 'en', names: ['Karna', 'the lamp'] };
    const all = [...inputs(200), ...LONG];
    const before = process.threadCpuUsage();
    for (const input of all) {
      matchChoice(input, CHOICES, wording);
      readInput(input, wording);
    }
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000 / all.length).toBeLessThan(20);
  });
});
