const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** Tags hide words from readers, and overrides reverse their direction. */
const INVISIBLE = /[\u{e0000}-\u{e007f}\u202d\u202e]/gu;
const HIGH_SURROGATE_AT_END = /[\ud800-\udbff]$/;

/** Text that can be stored and shown: well-formed, without control characters. Invalid characters are removed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\ufffd', '').replace(CONTROLS, '').replace(INVISIBLE, '');
}

/** Cleans text in chunks, which may split a surrogate pair. */
export function cleanPieces(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = HIGH_SURROGATE_AT_END.exec(text)?.[0] ?? '';
    return cleanText(half === '' ? text : text.slice(0, -1));
  };
}
