/** `style={{ left: … }}`: layout follows the direction of the language in components too, not only in styles. */
import ts from 'typescript';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'logical-properties';

const OURS = /^(packages\/[^/]+\/src|\.storybook)\//;
const PHYSICAL =
  /^(left|right|((scroll)?(Margin|Padding)|margin|padding|border)(Left|Right)|border(Left|Right)(Color|Style|Width)|border(Top|Bottom)(Left|Right)Radius)$/;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => OURS.test(file))
    .flatMap((file) => [...nodesIn(project.tree(file))])
    .filter((node) => ts.isJsxAttribute(node) && nameOf(node.name) === 'style')
    .flatMap((attribute) => [...nodesIn(attribute)].filter((node) => ts.isPropertyAssignment(node)))
    .filter((property) => PHYSICAL.test(nameOf(property.name) ?? ''))
    .map((property) => ({
      file: property.getSourceFile().fileName,
      line: lineOf(property),
      message: `${nameOf(property.name)}: use the logical property (inlineStart, inlineEnd), which follows the language's direction`,
    }));
}
