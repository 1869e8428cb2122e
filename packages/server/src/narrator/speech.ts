/** A line of speech after its opening quotation mark, up to its end or that of the text. */
const SINGLE =
  // the apostrophe inside a word, and that of a plural: the herders' goats
  /'[^']*(?:'(?:(?=\p{L})|(?<=s')(?= \p{Ll}[^'\n]*[.,!?…]'))[^']*)*(?:'|$)/u.source;
const MARKS = `${SINGLE}|"[^"]*(?:"|$)|“[^”]*(?:”|$)|‘[^’]*(?:’(?=\\p{L})[^’]*)*(?:’|$)|«[^»]*(?:»|$)`;
/** Speech, even if it is not closed yet. */
const SPEECH = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${MARKS})`, 'gu');

/** A text with spaces in place of what people say in it. */
export const withoutSpeech = (text: string): string =>
  text.replaceAll(SPEECH, (speech) => ' '.repeat(speech.length));

/** What people say in a text, one by one, with its marks. */
export const spokenIn = (text: string): string[] => text.match(SPEECH) ?? [];
