/** What stands between quotation marks, in single or double ones; an apostrophe inside a word is none. */
const SPEECH = /(?<![\p{L}\p{N}])['‘"“«](?:[^\n]*?)['’"”»](?![\p{L}\p{N}])/gu;
/** What something is only compared to: `like a tusker`, `as big as a boat`. */
const COMPARED = /\b(?:like|than|as if|as though|as \w+ as)\b[^,.;:!?\n]*/giu;
/** The same in the other languages, where the word may stand behind what is compared: the clause is left out. */
const COMPARED_BESIDE =
  /(?<!\p{L})(?:जैसे|जैसा|जैसी|की तरह|जितना|मानो|جیسے|جیسا|جیسی|کی طرح|گویا|যেন|যেমন|মতো)(?![\p{L}\p{M}])|போல/u;
/** Clauses about what is not there. */
const NOT_THERE =
  /\b(?:no|not|never|nobody|none|without|nor|neither|cannot)\b|n['’]t\b|(?<!\p{L})(?:नहीं|न|मत|बिना|बग़ैर|نہیں|نہ|بغیر|بنا|নেই|না|নয়|ছাড়া|জানি না)(?![\p{L}\p{M}])|இல்லை|இல்லாமல்|இல்லாத/iu;
/** Sentences about what was once, or will be. */
const NOT_NOW =
  /\b(?:used to|once|ago|yesterday|last (?:night|year|week|month)|remember(?:s|ed)?|years before|had (?:been|had)|will (?:be|come)|tomorrow|would|dream(?:s|ed|t)?)\b|(?<!\p{L})(?:कल|बरस पहले|साल पहले|پہلے|کل|গতকাল|একদিন|কাল)(?![\p{L}\p{M}])|நேற்று|முன்பு|நாளை/iu;

const SENTENCES = /[^.!?।۔\n]+[.!?।۔\n]*/gu;
const CLAUSES = /[^,;:،؛]+[,;:،؛]*/gu;

const isShown = (clause: string): boolean => !NOT_THERE.test(clause) && !COMPARED_BESIDE.test(clause);

/**
 * The part of a scene that a picture may show: without speech, comparisons, what is not there and what is past. Told
 * by simple signs, so that it leaves out too much rather than too little.
 */
export function seenText(text: string): string {
  const told = text.replaceAll('*', '').replaceAll(SPEECH, ' ').replaceAll(COMPARED, ' ');
  return (told.match(SENTENCES) ?? [])
    .filter((sentence) => !NOT_NOW.test(sentence))
    .map((sentence) => (sentence.match(CLAUSES) ?? []).filter(isShown).join(''))
    .join('')
    .trim();
}
