const segmenters = new Map<string, Intl.Segmenter>();

/** The end of each character, as readers count them: a syllable sign or a joined emoji is one. */
export function graphemeEnds(text: string, language = 'en'): number[] {
  return endsFrom(text, 0, language);
}

/**
 * Like `graphemeEnds`, for a growing text, counted incrementally. Only its last characters may still change:
 * a sign is added, or an emoji is joined to the one before.
 */
export function growingGraphemeEnds(language = 'en'): (text: string) => readonly number[] {
  let counted = '';
  const ends: number[] = [];
  return (text) => {
    if (text === counted) return ends;
    const keeps = text.startsWith(counted) ? Math.max(0, ends.length - 2) : 0;
    ends.length = keeps;
    for (const end of endsFrom(text, ends[keeps - 1] ?? 0, language)) ends.push(end);
    counted = text;
    return ends;
  };
}

function endsFrom(text: string, start: number, language: string): number[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
    segmenters.set(language, segmenter);
  }
  const rest = segmenter.segment(text.slice(start));
  return Array.from(rest, ({ index, segment }) => start + index + segment.length);
}
