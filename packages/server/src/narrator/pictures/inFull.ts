/** Words before `'s` as a verb; after a noun it is mostly possessive. */
const SUBJECTS = 'it|he|she|that|there|here|what|who|where|how|when|why|now';
/** After these, `'s` is `has` and `'d` is `had`. */
const DONE = String.raw`(?:not |never |just |already |only )?(?:been|had|got|put|gone|come|seen|done|said|made|taken|given|left|better|[a-z]{2,}(?:ed|wn|ght))\b`;

/** Applied in order: later patterns get what earlier ones leave. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/giu, 'cannot'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\bshan['’]t\b/giu, 'shall not'],
  [/\b([a-z]+)n['’]t\b/giu, '$1 not'],
  [new RegExp(String.raw`\b(${SUBJECTS})['’]s(?= ${DONE})`, 'giu'), '$1 has'],
  [new RegExp(String.raw`\b(${SUBJECTS})['’]s\b`, 'giu'), '$1 is'],
  [/(?<=\b[a-z]+)['’]s(?= (?:a|an|the|not|been|got|gone)\b)/giu, ' is'],
  [new RegExp(String.raw`(?<=\b[a-z]+)['’]d(?= ${DONE})`, 'giu'), ' had'],
  [/(?<=\b[a-z]+)['’]d\b/giu, ' would'],
  [/(?<=\b[a-z]+)['’]re\b/giu, ' are'],
  [/(?<=\b[a-z]+)['’]ve\b/giu, ' have'],
  [/(?<=\b[a-z]+)['’]ll\b/giu, ' will'],
  [/\bI['’]m\b/gu, 'I am'],
];

/** Expands contractions in English, so that `it's` counts as `it is` in checks of tense and denial. */
export const inFull = (text: string): string =>
  SPELT.reduce((told, [short, full]) => told.replaceAll(short, full), text);
