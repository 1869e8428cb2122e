/** A test must fail when what it checks is wrong: no retries, and no swallowed failures. */
import ts from 'typescript';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'tests-hide-no-failure';

const TESTS = /\.(test|spec|visual|stories)\.tsx?$|^(vitest|playwright)[\w.]*\.ts$|\.visual\.config\.ts$/;

/**
 * `retry: 2`, `retries: CI ? 2 : 0`. Beside numbers, what decides on them: a component may well have a prop of that name.
 * @param {ts.Node} node
 */
function triesAgain(node) {
  if (!ts.isPropertyAssignment(node) || !/^retr(y|ies)$/.test(nameOf(node.name) ?? '')) return false;
  return isAnyTry(node.initializer);
}

/**
 * @param {ts.Expression} value
 * @returns {boolean}
 */
function isAnyTry(value) {
  if (ts.isConditionalExpression(value)) return isAnyTry(value.whenTrue) || isAnyTry(value.whenFalse);
  return (ts.isNumericLiteral(value) && value.text !== '0') || ts.isObjectLiteralExpression(value);
}

/**
 * `send().catch(() => {})`, wherever it stands
 * @param {ts.Node} node
 */
function swallows(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [handler] = node.arguments;
  if (node.expression.name.text !== 'catch' || !handler || !ts.isArrowFunction(handler)) return false;
  const body = handler.body.getText().replaceAll(/\s/g, '');
  return body === '{}' || body === 'undefined' || body === 'null';
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => TESTS.test(file))
    .flatMap((file) => {
      const nodes = [...nodesIn(project.tree(file))];
      return [
        ...nodes.filter(triesAgain).map((node) => ({
          file,
          line: lineOf(node),
          message: 'do not retry a test: fix what makes it flaky',
        })),
        ...nodes.filter(swallows).map((node) => ({
          file,
          line: lineOf(node),
          message: 'do not swallow a failure: expect it, or let the test fail',
        })),
      ];
    });
}
