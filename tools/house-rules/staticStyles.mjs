/** Styles are static: a function in a template would run on every render of every instance. */
import ts from 'typescript';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'static-styles';

const STYLES = /\.styles\.tsx?$/;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => STYLES.test(file))
    .flatMap((file) =>
      [...nodesIn(project.tree(file))]
        .filter((node) => ts.isTemplateSpan(node) && ts.isArrowFunction(node.expression))
        .map((node) => ({
          file,
          line: lineOf(node),
          message:
            'a style is no function: use data-* or aria-* attributes for states and CSS variables for values',
        })),
    );
}
