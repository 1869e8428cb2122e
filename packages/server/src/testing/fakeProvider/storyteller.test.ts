import { describe, expect, it } from 'vitest';
import { tell } from './storyteller.ts';

const say = (content: string) => ({ messages: [{ role: 'user', content }] });

describe('The fake storyteller', () => {
  it('tells the last scene', () => {
    expect(tell(say('<scene>Once.</scene> <scene name="b" mode="guided">\nTwice.\n</scene> Tell.'))).toBe(
      'Twice.',
    );
  });

  it('has something to say without a scene', () => {
    expect(tell(say('Hello?'))).not.toBe('');
  });

  it('adds as many side paths as are wanted', () => {
    const told = tell(
      say('<scene>Dusk.</scene> Then a line with only ===, then 2 small things that the player could do'),
    );
    expect(told.split('\n')).toEqual(['Dusk.', '===', expect.any(String), expect.any(String)]);
  });

  it('never thinks that free text means a way on', () => {
    const told = tell(say('<scene>Dusk.</scene> Answer with JSON: {"way": "1" | "none"}'));
    expect(JSON.parse(told)).toEqual({ way: 'none', sure: 'low', intent: 'other' });
  });

  it('knows no facts, and sums up by the first sentences', () => {
    expect(JSON.parse(tell(say('JSON: {"facts":[]}')))).toEqual({ facts: [] });
    expect(tell(say('Summarise. <turns>One. Two. Three. Four.</turns>'))).toBe('One. Two. Three.');
  });
});
