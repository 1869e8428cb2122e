import { describe, expect, it } from 'vitest';
import { readKeywords } from './keywords.ts';
import { MOTIF_NAMES } from './motifs/names.ts';
import { describeScene } from './scene.ts';

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
  ])('%s are read as %s', (words, motif) => {
    expect(describeScene({ style: 'ajanta', seed: 'x', keywords: words }).main).toBe(motif);
  });

  it('inside other words are not matched', () => {
    expect(readKeywords('Seasonal portrait of a villain').motifs).toEqual([]);
  });

  it('set the hour and the weather', () => {
    expect(readKeywords('raat, barish')).toMatchObject({ hour: 'night', weather: 'rain' });
    expect(readKeywords(['தீபம்', 'மாலை'])).toMatchObject({ hour: 'dusk', weather: null });
  });

  it('keep the order in which they occur', () => {
    expect(readKeywords('palace by the river').motifs.slice(0, 2)).toEqual(['palace', 'river']);
  });

  it('are matched quickly in a long text', () => {
    const started = performance.now();
    readKeywords('a'.repeat(1_000_000));
    readKeywords('tree of '.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('include at least one for each motif', () => {
    const known = ['tree of life', 'graveyard', 'future', 'manthan', ...MOTIF_NAMES].flatMap(
      (word) => readKeywords(word).motifs,
    );
    expect(MOTIF_NAMES.filter((name) => !known.includes(name))).toEqual([]);
  });
});
