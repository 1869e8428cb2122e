/**
 * A sentence as plain text. No tag, link or picture may come from a model's answer, even if the sentence has
 * only a part of it.
 */
export function withoutMarkup(text: string): string {
  return (
    text
      .replaceAll(/!\[[^\]]*\](?:\([^)]*\))?/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
      .replaceAll(/!\[|\]\([^)\s]*\)?/g, '')
      // a program is no prose
      .replaceAll(/<(script|style)\b[^<>]*>.*?(?:<\/\1\s*>|$)/gis, '')
      .replaceAll(/<\/?[a-z!][^<>]*>/gi, '')
      .replaceAll(/[a-z][a-z+.-]*:\/\/\S+|\bwww\.\S+/gi, '')
      .replaceAll(/[<>]/g, '')
      // single asterisks stay: they mean emphasis, which authors use, too, and which may span sentences
      .replaceAll(/\*{2,}|`+|(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}])/gu, '')
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ (?=[.,;:!?।۔؟])/g, '')
      .trim()
      .normalize('NFC')
  );
}
