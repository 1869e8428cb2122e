/** Folds spelling variants into one: case, composed letters, dots below and joiners. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\u200B|\u200C|\u200D|\u2060|\uFEFF|\u093C/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC');
}
