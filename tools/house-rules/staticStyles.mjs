/** Styles are static: a function in a template would run on every render of every instance. */
import ts from 'typescript';
import { emotionCalls, emotionTemplates } from './emotion.mjs';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'static-styles';

const MESSAGE =
  'a style is no function: use data-* or aria-* attributes for states and CSS variables for values';

/** @param {ts.Node | undefined} node */
function isFunction(node) {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

/**
 * The functions that a file declares by name.
 * @param {ts.SourceFile} tree
 */
function functionNames(tree) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const node of nodesIn(tree)) {
    if (ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer)) {
      names.add(node.name.text);
    }
  }
  return names;
}

/** @param {ts.SourceFile} tree */
function interpolations(tree) {
  const templates = emotionTemplates(tree).flatMap(({ template }) =>
    ts.isTemplateExpression(template) ? template.templateSpans.map((span) => span.expression) : [],
  );
  return [...templates, ...emotionCalls(tree).flatMap((call) => [...call.arguments])];
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources.flatMap((file) => {
    const tree = project.tree(file);
    const values = interpolations(tree);
    if (values.length === 0) return [];
    const functions = functionNames(tree);
    return values
      .filter((value) => isFunction(value) || (ts.isIdentifier(value) && functions.has(value.text)))
      .map((value) => ({ file, line: lineOf(value), message: MESSAGE }));
  });
}
