const segmenters = new Map<string, Intl.Segmenter>();

/** Where each character ends, as a reader counts characters: a syllable sign or a joined emoji is one. */
export function graphemeEnds(text: string, language = 'en'): number[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
}
