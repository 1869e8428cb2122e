/**
 * A sentence as plain text. Nothing that a model returns becomes a tag, a link or a picture, also where only a part
 * of one stands in this sentence.
 */
export function withoutMarkup(text: string): string {
  return (
    text
      .replaceAll(/!\[[^\]]*\](?:\([^)]*\))?/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
      .replaceAll(/!\[|\]\([^)\s]*\)?/g, '')
      .replaceAll(/<\/?[a-z!][^<>]*>/gi, '')
      .replaceAll(/[a-z][a-z+.-]*:\/\/\S+|\bwww\.\S+/gi, '')
      .replaceAll(/[<>]/g, '')
      // one asterisk is emphasis, which authors use as well, over several sentences
      .replaceAll(/\*{2,}|`+|(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}])/gu, '')
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ (?=[.,;:!?।۔؟])/g, '')
      .trim()
      .normalize('NFC')
  );
}
