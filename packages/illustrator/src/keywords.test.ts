import { describe, expect, it } from 'vitest';
import { readKeywords } from './keywords.ts';
import { MOTIF_NAMES } from './motifs/names.ts';
import { describeScene } from './scene.ts';

/** The shortest of several times: other processes only add time. */
function leastMs(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    readKeywords(text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

describe('Keywords', () => {
  it.each([
    ['Vikram aur Betaal', 'burial'],
    ['समुद्र मंथन', 'churning'],
    ['The Ferryman of the Ganga', 'river'],
    ['வீணை இசை', 'veena'],
    ['شطرنج کا کھیل', 'dice'],
    ['Mazhai kaalai', 'rain'],
    ['पुष्पक विमान', 'vimana'],
    ['The crow and the owls', 'birds'],
    ['யானை', 'elephant'],
    ['جنگل کا شیر', 'tiger'],
    ['Jantar Mantar', 'observatory'],
    ['नगर का बाज़ार', 'market'],
    ['A tree of life', 'treeoflife'],
    ['The night train to Delhi', 'train'],
    ['रेलगाड़ी', 'train'],
    ['ரயில்', 'train'],
    ['ریل گاڑی', 'train'],
    ['The lift operator', 'elevator'],
    ['लिफ़्ट', 'elevator'],
    ['لفٹ', 'elevator'],
    ['Do not wet the blue jackal', 'jackal'],
    ['नीला सियार', 'jackal'],
    ['நரி', 'jackal'],
    ['گیدڑ', 'jackal'],
    ['टोकरी', 'basket'],
    ['கூடை', 'basket'],
    ['ٹوکری', 'basket'],
  ])('%s are read as %s', (words, motif) => {
    expect(describeScene({ style: 'ajanta', seed: 'x', keywords: words }).main).toBe(motif);
  });

  it('inside other words are not matched', () => {
    expect(readKeywords('Seasonal portrait of a villain').motifs).toEqual([]);
    expect(readKeywords('In training for basketball, they lift weights').motifs).toEqual([]);
  });

  it('set the hour and the weather', () => {
    expect(readKeywords('raat, barish')).toMatchObject({ hour: 'night', weather: 'rain' });
    expect(readKeywords(['தீபம்', 'மாலை'])).toMatchObject({ hour: 'dusk', weather: null });
  });

  it('keep the order in which they occur', () => {
    expect(readKeywords('palace by the river').motifs.slice(0, 2)).toEqual(['palace', 'river']);
  });

  it.each(['aaaaaaaa', 'tree of '])('are matched in linear time in a long text of %j', (piece) => {
    // searching to the end from every position would take 16 times as long for 4 times the text
    expect(leastMs(piece.repeat(100_000)) / leastMs(piece.repeat(25_000))).toBeLessThan(8);
  });

  it('include at least one for each motif', () => {
    const known = ['tree of life', 'graveyard', 'future', 'manthan', ...MOTIF_NAMES].flatMap(
      (word) => readKeywords(word).motifs,
    );
    expect(MOTIF_NAMES.filter((name) => !known.includes(name))).toEqual([]);
  });
});
