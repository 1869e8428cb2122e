/** Without accents, case, punctuation and repeated spaces: what two people would type for the same choice. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Which of the texts was meant: the same one, or one that differs in case, accents or punctuation only. */
export function matchText(typed: string, texts: readonly string[]): number | null {
  const wanted = typed.trim();
  const same = texts.findIndex((text) => text.trim() === wanted);
  if (same >= 0) return same;
  const loosely = folded(typed);
  if (loosely === '') return null;
  const alike = texts.flatMap((text, index) => (folded(text) === loosely ? [index] : []));
  return alike.length === 1 ? alike[0]! : null;
}

/** Which of the texts somebody has begun to say: all of it, or its first words, if they begin no other one. */
export function matchFirstWords(said: string, texts: readonly string[]): number | null {
  const whole = matchText(said, texts);
  if (whole !== null) return whole;
  const begun = folded(said);
  if (begun === '') return null;
  const alike = texts.flatMap((text, index) => (`${folded(text)} `.startsWith(`${begun} `) ? [index] : []));
  return alike.length === 1 ? alike[0]! : null;
}
