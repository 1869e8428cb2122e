/** Comments and names use the trade's words: the list of STYLE.md, so that a search finds the place. */
import ts from 'typescript';
import { lineAt, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'plain-words';

/** What is avoided, and what says it plainly. @type {readonly (readonly [RegExp, string])[]} */
const AVOIDED = [
  [/\banew\b/i, 'again; refetch'],
  [/\bwhoever\b/i, 'the caller, the user, the reader'],
  [/\bat once\b/i, 'immediately, or concurrently'],
  [/\bkept\b/i, 'stored, cached, or unchanged'],
  [/\bon (?:its|their) way\b/i, 'loading, pending'],
  [/\bdid not arrive\b/i, 'failed to load'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
];

/** As words: `heardAnew` is `heard Anew`. @param {string} identifier */
const wordsIn = (identifier) => identifier.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

/**
 * @param {ts.SourceFile} tree
 * @returns {Generator<readonly [position: number, text: string]>} comments, line by line, and names where they are declared
 */
function* proseIn(tree) {
  const seen = new Set();
  for (const node of nodesIn(tree)) {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(tree.text, node.end) ?? []),
    ]) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      let at = pos;
      for (const line of tree.text.slice(pos, end).split('\n')) {
        yield [at, line];
        at += line.length + 1;
      }
    }
    if (ts.isIdentifier(node)) yield [node.getStart(tree), wordsIn(node.text)];
  }
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources.flatMap((file) => {
    const tree = project.tree(file);
    return [...proseIn(tree)].flatMap(([position, text]) =>
      AVOIDED.filter(([pattern]) => pattern.test(text)).map(([pattern, plain]) => ({
        file,
        line: lineAt(tree, position),
        message: `'${pattern.exec(text)?.[0]}': say ${plain}`,
      })),
    );
  });
}
