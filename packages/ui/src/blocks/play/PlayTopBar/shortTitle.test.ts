import { describe, expect, it } from 'vitest';
import { shortTitle } from './shortTitle.ts';

describe('shortTitle', () => {
  it('keeps a title of up to four words', () => {
    expect(shortTitle('Two Swans')).toBe('Two Swans');
    expect(shortTitle('The Prince of Mirrors')).toBe('The Prince of Mirrors');
  });

  it('cuts a longer one to four words and an ellipsis', () => {
    expect(shortTitle('The Ferryman of Three Crossings')).toBe('The Ferryman of Three…');
    expect(shortTitle('  The   Ferryman of\nThree Crossings ')).toBe('The Ferryman of Three…');
  });
});
