/** Speech, even if it is not closed yet. */
const SPEECH =
  /(?<![\p{L}\p{M}\p{N}])(?:'[^']*(?:'(?=\p{L})[^']*)*(?:'|$)|"[^"]*(?:"|$)|“[^”]*(?:”|$)|‘[^’]*(?:’(?=\p{L})[^’]*)*(?:’|$)|«[^»]*(?:»|$))/gu;

/** A text with spaces in place of what people say in it. */
export const withoutSpeech = (text: string): string =>
  text.replaceAll(SPEECH, (speech) => ' '.repeat(speech.length));
