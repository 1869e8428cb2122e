/** Every component that packages/ui exports has a story, which is also its test. */
import path from 'node:path';
import ts from 'typescript';
import { exportedComponents } from './exportedComponents.mjs';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./exportedComponents.mjs').Declared} Declared */

export const name = 'component-has-stories';

/**
 * @param {Project} project
 * @param {Declared} component
 */
function isShown(project, component) {
  const folder = path.posix.dirname(component.file);
  const stories = project.sources.filter(
    (file) => path.posix.dirname(file) === folder && file.endsWith('.stories.tsx'),
  );
  return stories.some((file) =>
    [...nodesIn(project.tree(file))].some((node) => ts.isIdentifier(node) && node.text === component.name),
  );
}

/**
 * @param {Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return exportedComponents(project)
    .filter((component) => !isShown(project, component))
    .map(({ name: component, file, node }) => ({
      file,
      line: lineOf(node),
      message: `${component} is exported, but has no story in its folder`,
    }));
}
