/** Every custom property that is read must be set somewhere: by the theme, a style or a component. */
import ts from 'typescript';
import { lineAt, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'known-properties';

const OURS = /^(packages\/(ui|app)\/src|\.storybook)\/.*\.(tsx?|css)$/;
const THEME = /^packages\/ui\/src\/theme\/[^/]+(?<!\.test)\.ts$/;
/** `--kl-share: 1`, and `'--kl-share'` in a component's `style`. */
const SET = /--kl-([a-z][\w-]*)(?=\s*:|['"`]\]?\s*:)/g;
const READ = /var\(--kl-([a-z][\w-]*)\s*\)/g;

/**
 * The tokens that the theme's objects list.
 * @param {import('./project.mjs').Project} project
 */
function tokensOf(project) {
  return project.sources
    .filter((file) => THEME.test(file))
    .flatMap((file) =>
      [...nodesIn(project.tree(file))].flatMap((node) =>
        ts.isPropertyAssignment(node) ? [nameOf(node.name) ?? ''] : stepsOf(node),
      ),
    );
}

/**
 * `const SIZES = [2, 4]` and `steps('size', SIZES, …)` make `size-2` and `size-4`.
 * @param {ts.Node} node
 * @returns {string[]}
 */
function stepsOf(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'steps') return [];
  const [scale, list] = node.arguments;
  if (!scale || !ts.isStringLiteral(scale) || !list) return [];
  const declared = [...nodesIn(node.getSourceFile())].find(
    (other) => ts.isVariableDeclaration(other) && other.name.getText() === list.getText(),
  );
  const numbers = declared ? [...nodesIn(declared)].filter((other) => ts.isNumericLiteral(other)) : [];
  return numbers.map((number) => `${scale.text}-${number.text}`);
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const files = project.files.filter((file) => OURS.test(file));
  const known = new Set(tokensOf(project));
  for (const file of files) {
    for (const [, property] of project.text(file).matchAll(SET)) known.add(property ?? '');
  }
  return files.flatMap((file) =>
    [...project.text(file).matchAll(READ)]
      .filter(([, property = '']) => !known.has(property))
      .map(({ index, 1: property }) => ({
        file,
        line: file.endsWith('.css')
          ? project.text(file).slice(0, index).split('\n').length
          : lineAt(project.tree(file), index),
        message: `--kl-${property} is never set: check its name in packages/ui/src/theme`,
      })),
  );
}
