/** A query names its columns: a plan that another process has cached must survive a new one. */
import ts from 'typescript';
import { isText, lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'columns-are-listed';

const PRODUCT = /^packages\/server\/src\/(?!platform\/db\/migrations\/|testing\/)/;
const TEST = /\.test\.ts$/;
/** `select *`, `select id, *`, `returning *`, `stories.*`. */
const EVERY_COLUMN = /\b(?:select|returning)\s+(?:distinct\s+|[\w.,\s]+,\s*)?\*|\b\w+\.\*/i;

/** @param {ts.Node} node */
function selectsAll(node) {
  if (ts.isPropertyAccessExpression(node)) return /^(select|returning)All$/.test(node.name.text);
  return isText(node) && EVERY_COLUMN.test(node.text);
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => PRODUCT.test(file) && !TEST.test(file))
    .flatMap((file) =>
      [...nodesIn(project.tree(file))].filter(selectsAll).map((node) => ({
        file,
        line: lineOf(node),
        message: 'list the columns (or use columnsOf): cached plans of other processes fail on a new one',
      })),
    );
}
