/** Speech after its opening single quote, up to the closing one or the end of the text. */
const SINGLE =
  // allows apostrophes within a word and after a plural: the herders' goats
  /'[^']*(?:'(?:(?=\p{L})|(?<=s')(?= \p{Ll}[^'\n]*[.,!?…]'))[^']*)*(?:'|$)/u.source;
const MARKS = `${SINGLE}|"[^"]*(?:"|$)|“[^”]*(?:”|$)|‘[^’]*(?:’(?=\\p{L})[^’]*)*(?:’|$)|«[^»]*(?:»|$)`;
/** Speech, closed or not. */
const SPEECH = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${MARKS})`, 'gu');

/** A text with spaces in place of speech. */
export const withoutSpeech = (text: string): string =>
  text.replaceAll(SPEECH, (speech) => ' '.repeat(speech.length));

/** The speeches in a text, with their marks. */
export const speechesIn = (text: string): string[] => text.match(SPEECH) ?? [];
