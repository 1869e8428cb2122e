import { describe, expect, it } from 'vitest';
import { isBeyondPhrases, phrasesFrom, suggestedPhrases } from './phrases.ts';

describe('The phrases of a field', () => {
  it('are its lines, without blank ones', () => {
    expect(phrasesFrom(' take it \n\n  \npick up the coin')).toEqual(['take it', 'pick up the coin']);
    expect(phrasesFrom(' \n ')).toEqual([]);
  });

  it('are cut to the maximum number and length', () => {
    const lines = Array.from({ length: 11 }, (_, at) => `way ${at}`).join('\n');
    expect(phrasesFrom(lines)).toHaveLength(10);
    expect(phrasesFrom('x'.repeat(121))).toEqual(['x'.repeat(120)]);
    expect([lines, 'x'.repeat(121), 'x'.repeat(120)].map(isBeyondPhrases)).toEqual([true, true, false]);
  });
});

describe('Suggested phrases', () => {
  const choices = [
    { text: 'Take the coin, and ask the ferryman whose it is.', target: 'a' },
    { text: 'Say “I have no name” and wait.', target: 'b' },
    { text: 'नाव में बैठो और दीया जलाओ।', target: 'c' },
  ];
  const scene = { text: 'The ferryman holds out a coin. दीया बुझा है।', choices };

  it('are the clauses of the choice, the choice with another verb, and its object or person', () => {
    expect(suggestedPhrases(scene, 0, 'en')).toEqual([
      'take the coin',
      'ask the ferryman whose it is',
      'pick up the coin',
      'question the ferryman whose it is',
      'coin',
    ]);
  });

  it('include the words spoken in the choice', () => {
    expect(suggestedPhrases(scene, 1, 'en')).toContain('I have no name');
  });

  it('are in the language of the story', () => {
    expect(suggestedPhrases(scene, 2, 'hi')).toEqual(['नाव में बैठो', 'दीया जलाओ', 'दीया']);
  });

  it('leave out phrases that another choice of the scene has', () => {
    const taken = [
      { ...choices[0]!, said: ['Take the coin!'] },
      { text: 'Question the ferryman whose it is', target: 'b' },
    ];
    const offered = suggestedPhrases({ ...scene, choices: taken }, 0, 'en');
    expect(offered).not.toContain('take the coin');
    expect(offered).not.toContain('question the ferryman whose it is');
    expect(offered).toContain('pick up the coin');
  });

  it('are none for a choice that is blank or missing', () => {
    expect(suggestedPhrases({ text: '', choices: [{ text: ' ', target: '' }] }, 0, 'en')).toEqual([]);
    expect(suggestedPhrases(scene, 7, 'en')).toEqual([]);
  });
});
