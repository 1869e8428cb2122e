/** A text without accents, case, punctuation and repeated spaces, for comparing typed text. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The index of the text that was typed: an equal one, or one that differs only in case, accents or punctuation. */
export function matchText(typed: string, texts: readonly string[]): number | null {
  const wanted = typed.trim();
  const same = texts.findIndex((text) => text.trim() === wanted);
  if (same >= 0) return same;
  const loosely = folded(typed);
  if (loosely === '') return null;
  const alike = texts.flatMap((text, index) => (folded(text) === loosely ? [index] : []));
  return alike.length === 1 ? alike[0]! : null;
}

/** The index of the text that was spoken, as a whole or by its first words if no other text begins with them. */
export function matchFirstWords(said: string, texts: readonly string[]): number | null {
  const whole = matchText(said, texts);
  if (whole !== null) return whole;
  const begun = folded(said);
  if (begun === '') return null;
  const alike = texts.flatMap((text, index) => (`${folded(text)} `.startsWith(`${begun} `) ? [index] : []));
  return alike.length === 1 ? alike[0]! : null;
}
