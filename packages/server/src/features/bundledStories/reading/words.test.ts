import { describe, expect, it } from 'vitest';
import { commonPhrases } from './phrases.ts';
import { vocabularyDistances } from './vocabulary.ts';
import { median, sentencesIn, wordCount, wordsIn } from './words.ts';

describe('a text', () => {
  it('has words in any script, with their apostrophes', () => {
    expect(wordsIn("It's Karna's: दीया, ভূত!")).toEqual(["It's", "Karna's", 'दीया', 'ভূত']);
    expect(wordCount(' one  two\n\nthree ')).toBe(3);
  });

  it('has sentences, which end with the full stop of their script and its quotation mark', () => {
    expect(sentencesIn("'Stop!' he said. 'Why?' Nobody\n\nknows")).toEqual([
      "'Stop!'",
      'he said.',
      "'Why?'",
      'Nobody',
      'knows',
    ]);
    expect(sentencesIn('दीया जला। बुझा।')).toHaveLength(2);
    expect(sentencesIn('چراغ جلا۔ بجھا۔')).toHaveLength(2);
  });
});

it('the median is the one in the middle, and the lower of two', () => {
  expect([median([3, 1, 2]), median([4, 1]), median([])]).toEqual([2, 1, 0]);
});

describe('a phrase of five words is common', () => {
  const story = (key: string, ...texts: string[]) => ({ key, texts });
  const phrase = 'Under the far old wall.';

  it('if it stands in more stories than the limit, however often in each', () => {
    const stories = [story('a', phrase), story('b', phrase), story('c', phrase, phrase)];
    const small = story('d', 'under');
    expect([...commonPhrases([...stories, small], { moreThan: 2 })]).toEqual([
      ['under the far old wall', ['a', 'b', 'c']],
    ]);
    expect(commonPhrases([...stories, small], { moreThan: 3 }).size).toBe(0);
  });

  it('not with a name in it, which no story writes with a small letter', () => {
    const named = ['a', 'b'].map((key) => story(key, 'and the lamp of Karna'));
    expect(commonPhrases(named, { moreThan: 1 }).size).toBe(0);
    const mine = ['a', 'b'].map((key) => story(key, "and so I said I'll"));
    expect(commonPhrases(mine, { moreThan: 1 }).size).toBe(1);
  });

  it('not across the end of a sentence', () => {
    const stories = ['a', 'b'].map((key) => story(key, 'it is so. and it is so.'));
    expect(commonPhrases(stories, { moreThan: 1 }).size).toBe(0);
  });
});

describe('the vocabulary of a story', () => {
  const story = (key: string, text: string) => ({ key, language: 'en', texts: [text] });

  it('is as far from the others as its words are its own', () => {
    const distances = vocabularyDistances([story('a', 'lamp oil wick'), story('b', 'Lamp river boat fog')]);
    expect(distances.get('a')).toBeCloseTo(2 / 3);
    expect(distances.get('b')).toBe(0.75);
  });

  it('is without the words that most stories of its language have', () => {
    const stories = ['lamp', 'river', 'rope', 'rope'].map((word, at) => story(`${at}`, `the ${word}`));
    expect([...vocabularyDistances(stories).values()]).toEqual([1, 1, 0, 0]);
  });
});
