/** The accessibility check is an error for every story, and must not be turned off. */
import ts from 'typescript';
import { lineAt, lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'accessibility-stays-on';

const PREVIEW = '.storybook/preview.tsx';
const CHECKED = /\.stories\.tsx?$|^\.storybook\//;
const SILENCED = /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?<rules>[^\n]*)/g;

/** Options that make axe check less: fewer rules, or only a part of the page. */
const NARROWING = new Set([
  'context',
  'disabledChecks',
  'disableOtherRules',
  'element',
  'exclude',
  'runOnly',
]);

/** Only shortens the report: violations are found and told whatever it says. */
const REPORTED = 'resultTypes';

const LITERAL_KEYWORDS = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

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
  return NARROWING.has(property ?? '');
}

/** @param {ts.Node} node */
function isA11y(node) {
  return ts.isPropertyAssignment(node) && nameOf(node.name) === 'a11y';
}

/**
 * Whether a value, or a part of it, is defined elsewhere, where it cannot be checked.
 * @param {ts.Node} value
 * @returns {boolean}
 */
function isHeldElsewhere(value) {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.some(
      (part) =>
        !ts.isPropertyAssignment(part) ||
        (nameOf(part.name) !== REPORTED && isHeldElsewhere(part.initializer)),
    );
  if (ts.isArrayLiteralExpression(value)) return value.elements.some(isHeldElsewhere);
  return !ts.isLiteralExpression(value) && !LITERAL_KEYWORDS.has(value.kind);
}

/**
 * `{ a11y: held }`, `{ a11y }`, `Story.parameters.a11y = held`
 * @param {ts.Node} node
 */
function setsA11yFromElsewhere(node) {
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text === 'a11y';
  if (isA11y(node)) return isHeldElsewhere(/** @type {ts.PropertyAssignment} */ (node).initializer);
  return (
    ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left) && node.left.name.text === 'a11y'
  );
}

/**
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function overrides(file, tree) {
  const nodes = [...nodesIn(tree)];
  const weakened = nodes.filter(isA11y).flatMap((a11y) => [...nodesIn(a11y)].filter(weakens));
  const elsewhere = nodes.filter(setsA11yFromElsewhere);
  const untested = nodes.filter((node) => ts.isStringLiteral(node) && node.text === '!test');
  return [
    ...weakened.map((node) => ({
      file,
      line: lineOf(node),
      message: `${node.getText(tree).split('\n')[0]} weakens the accessibility check: fix the violations instead`,
    })),
    ...elsewhere.map((node) => ({
      file,
      line: lineOf(node),
      message: 'write the a11y parameter as a literal, not as a variable',
    })),
    ...untested.map((node) => ({
      file,
      line: lineOf(node),
      message: "'!test' excludes this story from the tests",
    })),
  ];
}

/**
 * Comments that disable the linter's accessibility rules, or all of its rules.
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
      message: 'do not disable the linter’s accessibility rules',
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
