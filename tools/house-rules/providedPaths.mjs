/** Components link to the addresses of `usePaths`: an application may have other addresses than the product. */
import ts from 'typescript';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'addresses-from-the-provider';

const COVERED =
  /^packages\/ui\/src\/(primitives|patterns|blocks|screens|ornaments|hooks)\/(?!.*\.(stories|test)\.).*\.tsx?$/;
const PATHS = /(^|\/)paths(\.ts)?$/;
const FIXED = new Set(['paths', 'storyPath']);

/**
 * `"/home"`, `{'/home'}` and the beginning of a template; another site's address is as fixed.
 * @param {ts.JsxAttributeValue | undefined} value
 */
function fixedAddressIn(value) {
  const inner = value && ts.isJsxExpression(value) ? value.expression : value;
  const text = inner && ts.isTemplateExpression(inner) ? inner.head : inner;
  const isWritten = text && (ts.isStringLiteralLike(text) || ts.isTemplateHead(text));
  return isWritten && /^(\/|https?:)/.test(text.text) ? text.text : undefined;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined} what is wrong with it
 */
function faultOf(node) {
  if (ts.isImportSpecifier(node)) {
    const { moduleSpecifier } = node.parent.parent.parent;
    const isFixed =
      ts.isStringLiteral(moduleSpecifier) &&
      PATHS.test(moduleSpecifier.text) &&
      FIXED.has((node.propertyName ?? node.name).text);
    return isFixed ? `${node.name.text}: take it from usePaths(), so that it can lead elsewhere` : undefined;
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && nameOf(node.name) === 'href') {
    const address = fixedAddressIn(node.initializer);
    return address
      ? `${address}: take the address from usePaths(), so that it can lead elsewhere`
      : undefined;
  }
  return undefined;
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COVERED.test(file))
    .flatMap((file) =>
      [...nodesIn(project.tree(file))].flatMap((node) => {
        const message = faultOf(node);
        return message ? [{ file, line: lineOf(node), message }] : [];
      }),
    );
}
