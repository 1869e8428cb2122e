import { describe, expect, it } from 'vitest';
import { toneOf, toneVariables, TONES } from './tone.ts';

describe('toneOf', () => {
  it('gives the same tone to the same text', () => {
    expect(toneOf('Meera Joshi')).toBe(toneOf('Meera Joshi'));
  });

  it('uses every tone', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Author ${index}`);
    expect(new Set(names.map(toneOf))).toEqual(new Set(TONES));
  });

  it('has a tone for a text without a letter', () => {
    expect(TONES).toContain(toneOf(''));
  });
});

describe('toneVariables', () => {
  it.each(TONES)('has a ground and an ink for %s', (tone) => {
    expect(toneVariables).toContain(
      `&[data-tone='${tone}'] { --kl-tone: var(--kl-${tone}); --kl-on-tone: var(--kl-on-${tone}); }`,
    );
  });
});
