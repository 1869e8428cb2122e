import { describe, expect, it } from 'vitest';
import { errorCodes as hindiErrors } from './errorCodes/hi.ts';
import { errorCodes as urduErrors } from './errorCodes/ur.ts';
import { handsWords } from './hands/en.ts';
import { hands as hindiHands } from './hands/hi.ts';
import { hands as urduHands } from './hands/ur.ts';
import { playWords } from './play/en.ts';
import { play as hindiPlay } from './play/hi.ts';
import { play as urduPlay } from './play/ur.ts';

describe('a turn that costs no credits may cost XP, so its words name the credits', () => {
  it.each([
    ['en', handsWords.struck, playWords.steppedIn, /no credits/],
    ['hi', hindiHands.struck, hindiPlay.steppedIn, /क्रेडिट/],
    ['ur', urduHands.struck, urduPlay.steppedIn, /کریڈٹ/],
  ] as const)('in %s', (_language, struck, steppedIn, credits) => {
    for (const text of [struck.line(1), struck.line(3), ...Object.values(steppedIn)])
      expect(text).toMatch(credits);
  });
});

it.each(['narrator_failed', 'narrator_timed_out'] as const)('after %s nothing at all was charged', (code) => {
  expect(hindiErrors[code]).toContain('कुछ नहीं लगा');
  expect(urduErrors[code]).toContain('کچھ نہیں لگا');
});
