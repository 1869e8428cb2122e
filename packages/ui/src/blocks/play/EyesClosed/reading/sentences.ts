/** Where a sentence stands in its text. */
export interface SentenceRange {
  start: number;
  end: number;
}

/** Browsers stop a voice after some fifteen seconds: about so many characters, read slowly. */
const LONGEST = 200;

const LETTER = /[\p{L}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Their full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s("'“‘])(?:Mr|Mrs|Ms|Dr|St|Prof|Sri|Smt|No|Rs|डॉ|पं|श्री|ڈاکٹر)\.\s*$/u;
/** What is said goes on after its marks: “Who is there?” he asks. */
const GOES_ON = /^\p{Ll}/u;
/** Where a sentence that is too long is cut, the best places first. */
const CUTS = [/[;:;؛](?=\s)|\s[—–](?=\s)/gu, /[,،](?=\s)/gu, /\s/gu];
/** For browsers that cannot divide a text themselves. */
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

/** The ends of the sentences of a text, one after the other. */
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
  /** Whether all of the text is there: else its last sentence may still grow. */
  isComplete: boolean;
}

/**
 * The next sentence from a place on, with its closing marks; undefined where there is none, or none that is certainly
 * whole. A sentence that is too long for a voice is cut at a clause.
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
    // a number alone, as before a choice, belongs to what it numbers
    const isWhole = LETTER.test(piece) && !ABBREVIATION.test(piece) && !GOES_ON.test(rest.slice(end));
    if (!isWhole && !isLast) continue;
    // what follows decides whether it has ended: a mark alone may belong to it
    if (!isComplete && !LETTER_OR_DIGIT.test(rest.slice(end))) return undefined;
    if (!LETTER_OR_DIGIT.test(piece)) return undefined;
    return { start, end: start + cutOf(piece) };
  }
  return undefined;
}

/** Where a piece is cut: at its end, unless it is too long. */
function cutOf(piece: string): number {
  if (piece.trimEnd().length <= LONGEST) return piece.length;
  const head = piece.slice(0, LONGEST);
  for (const cut of CUTS) {
    const last = [...head.matchAll(cut)].at(-1);
    if (last && last.index > LONGEST / 4) return last.index + last[0].length;
  }
  return LONGEST;
}
