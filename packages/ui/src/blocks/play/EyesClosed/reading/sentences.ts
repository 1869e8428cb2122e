/** The range of a sentence in its text. */
export interface SentenceRange {
  start: number;
  end: number;
}

/** Browsers stop a voice after some fifteen seconds, which is about this many characters read slowly. */
const LONGEST = 200;

const LETTER = /[\p{L}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Abbreviations, whose full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s("'“‘])(?:Mr|Mrs|Ms|Dr|St|Prof|Sri|Smt|No|Rs|डॉ|पं|श्री|ڈاکٹر)\.\s*$/u;
/** A lower-case letter continues a sentence after quoted speech: “Who is there?” he asks. */
const GOES_ON = /^\p{Ll}/u;
/** Where to cut a sentence that is too long, in order of preference. */
const CUTS = [/[;:;؛](?=\s)|\s[—–](?=\s)/gu, /[,،](?=\s)/gu, /\s/gu];
/** For browsers without `Intl.Segmenter`. */
const PLAIN_SENTENCE = /[^.!?…।॥۔؟\n]*(?:[.!?…।॥۔؟]+["'”’»)\]*]*\s*|\n\s*|$)/gu;

const segmenters = new Map<string, Intl.Segmenter | undefined>();

function segmenterOf(language: string): Intl.Segmenter | undefined {
  if (!segmenters.has(language))
    segmenters.set(
      language,
      'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'sentence' }) : undefined,
    );
  return segmenters.get(language);
}

/** Yields the ends of the sentences of a text. */
function* endsIn(text: string, language: string): Generator<number> {
  const segmenter = segmenterOf(language);
  if (!segmenter) {
    for (const { index, 0: sentence } of text.matchAll(PLAIN_SENTENCE))
      if (sentence) yield index + sentence.length;
    return;
  }
  for (const { index, segment } of segmenter.segment(text)) yield index + segment.length;
}

interface SentenceOptions {
  language: string;
  /** Whether the text is complete; otherwise its last sentence may still grow. */
  isComplete: boolean;
}

/**
 * Returns the next sentence after a position, with its closing marks; undefined if there is none, or if it
 * may be incomplete. A sentence that is too long for a voice is cut at a clause.
 */
export function nextSentence(
  text: string,
  from: number,
  { language, isComplete }: SentenceOptions,
): SentenceRange | undefined {
  const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  const rest = text.slice(start);
  for (const end of endsIn(rest, language)) {
    const piece = rest.slice(0, end);
    const isLast = end === rest.length;
    if (isLast || end > LONGEST * 2) {
      const cut = cutOf(piece);
      if (cut < piece.length) return { start, end: start + cut };
    }
    // a number alone, as before a choice, belongs to the following sentence
    const isWhole = LETTER.test(piece) && !ABBREVIATION.test(piece) && !GOES_ON.test(rest.slice(end));
    if (!isWhole && !isLast) continue;
    // only a following letter or digit proves that the sentence has ended: further marks may belong to it
    if (!isComplete && !LETTER_OR_DIGIT.test(rest.slice(end))) return undefined;
    if (!LETTER_OR_DIGIT.test(piece)) return undefined;
    return { start, end: start + cutOf(piece) };
  }
  return undefined;
}

/** Returns where to cut a piece: at its end, unless it is too long. */
function cutOf(piece: string): number {
  if (piece.trimEnd().length <= LONGEST) return piece.length;
  const head = piece.slice(0, LONGEST);
  for (const cut of CUTS) {
    const last = [...head.matchAll(cut)].at(-1);
    if (last && last.index > LONGEST / 4) return last.index + last[0].length;
  }
  return LONGEST;
}
