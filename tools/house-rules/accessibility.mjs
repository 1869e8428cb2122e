/** The accessibility check is an error for every story, and nobody switches it off. */
import ts from 'typescript';
import { lineAt, lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'accessibility-stays-on';

const PREVIEW = '.storybook/preview.tsx';
const CHECKED = /\.stories\.tsx?$|^\.storybook\//;
const SILENCED = /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?<rules>[^\n]*)/g;

/** @param {ts.Node} node */
function isFalseOrOff(node) {
  return (
    node.kind === ts.SyntaxKind.FalseKeyword || (ts.isStringLiteral(node) && /^(off|todo)$/.test(node.text))
  );
}

/** @param {ts.Node} node inside of `a11y: { … }` */
function weakens(node) {
  if (!ts.isPropertyAssignment(node)) return false;
  const property = nameOf(node.name);
  if (property === 'disable' || property === 'manual')
    return node.initializer.kind === ts.SyntaxKind.TrueKeyword;
  if (property === 'test' || property === 'enabled') return isFalseOrOff(node.initializer);
  return property === 'exclude' || property === 'disabledChecks' || property === 'disableOtherRules';
}

/** @param {ts.Node} node */
function isA11y(node) {
  return ts.isPropertyAssignment(node) && nameOf(node.name) === 'a11y';
}

/**
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function overrides(file, tree) {
  const nodes = [...nodesIn(tree)];
  const weakened = nodes.filter(isA11y).flatMap((a11y) => [...nodesIn(a11y)].filter(weakens));
  const untested = nodes.filter((node) => ts.isStringLiteral(node) && node.text === '!test');
  return [
    ...weakened.map((node) => ({
      file,
      line: lineOf(node),
      message: `${node.getText(tree).split('\n')[0]} weakens the accessibility check: mend what it reports`,
    })),
    ...untested.map((node) => ({
      file,
      line: lineOf(node),
      message: "'!test' keeps this story from being tested",
    })),
  ];
}

/**
 * Comments that silence the linter's accessibility rules, or all of its rules.
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function silenced(file, tree) {
  return [...tree.text.matchAll(SILENCED)]
    .filter((match) => {
      const rules = (match.groups?.rules ?? '').replace(/\*\/.*$|--.*$/, '').trim();
      return rules === '' || rules.includes('jsx-a11y');
    })
    .map((match) => ({
      file,
      line: lineAt(tree, match.index),
      message: 'accessibility rules of the linter are not silenced',
    }));
}

/** @param {ts.SourceFile} tree */
function checksAsError(tree) {
  return [...nodesIn(tree)].some(
    (node) => isA11y(node) && /\btest:\s*['"]error['"]/.test(node.getText(tree)),
  );
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const hasPreview = project.sources.includes(PREVIEW);
  return [
    ...project.sources
      .filter((file) => CHECKED.test(file))
      .flatMap((file) => overrides(file, project.tree(file))),
    ...project.sources
      .filter((file) => /^(packages|\.storybook)\//.test(file))
      .flatMap((file) => silenced(file, project.tree(file))),
    ...(hasPreview && !checksAsError(project.tree(PREVIEW))
      ? [{ file: PREVIEW, line: 1, message: "the preview must say a11y: { test: 'error' }" }]
      : []),
  ];
}
