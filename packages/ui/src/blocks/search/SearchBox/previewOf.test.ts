import { describe, expect, it } from 'vitest';
import { previewOf } from './previewOf.ts';

describe('the preview of a search result', () => {
  it('is the tagline', () => {
    expect(previewOf({ tagline: ' Both sides are pulling. ', story_description: 'Gods and demons.' })).toBe(
      'Both sides are pulling.',
    );
  });

  it('is the first 60 characters of the description if there is no tagline', () => {
    const preview = previewOf({ tagline: '', story_description: `**${'a'.repeat(59)}**bc` });
    expect(preview).toBe(`${'a'.repeat(59)}b…`);
  });

  it('is the whole description if it is short', () => {
    expect(previewOf({ tagline: '', story_description: 'Gods and *demons*.' })).toBe('Gods and demons.');
  });

  it('never cuts through a character', () => {
    expect(previewOf({ tagline: '', story_description: '🪔'.repeat(61) })).toBe(`${'🪔'.repeat(60)}…`);
  });
});
