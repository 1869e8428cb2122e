const EMPTY = '\\e';

/** A list of phrases as one text, each on a line of its own. `phrasesIn` brings every list back as it was. */
export function textLines(phrases: readonly string[]): string {
  return phrases
    .map((phrase) =>
      phrase === '' ? EMPTY : phrase.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`),
    )
    .join('\n');
}

/** Empty lines, which people leave, are no phrases. */
export function phrasesIn(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line === EMPTY ? '' : line.replaceAll(/\\([\\n])/g, (_, sign) => (sign === 'n' ? '\n' : '\\')),
    );
}
