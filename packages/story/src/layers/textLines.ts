const EMPTY = '\\e';

/** Writes a list of phrases as lines. `phrasesIn` reads exactly the same list. */
export function textLines(phrases: readonly string[]): string {
  return phrases
    .map((phrase) =>
      phrase === '' ? EMPTY : phrase.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`),
    )
    .join('\n');
}

/** Reads a phrase from each line. Empty lines are ignored. */
export function phrasesIn(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line === EMPTY ? '' : line.replaceAll(/\\([\\n])/g, (_, sign) => (sign === 'n' ? '\n' : '\\')),
    );
}
