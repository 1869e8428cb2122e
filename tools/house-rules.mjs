/** The rules of the house that no ready linter has: prints `path:line rule message` for every breach. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as accessibility from './house-rules/accessibility.mjs';
import * as componentStories from './house-rules/componentStories.mjs';
import * as logicalProperties from './house-rules/logicalProperties.mjs';
import { openProject } from './house-rules/project.mjs';
import * as staticStyles from './house-rules/staticStyles.mjs';
import * as wireTypes from './house-rules/wireTypes.mjs';
import { root } from './lib/project.mjs';

/** @typedef {{ file: string, line: number, message: string }} Finding */
/**
 * @typedef {object} HouseRule
 * @property {string} name
 * @property {(project: import('./house-rules/project.mjs').Project) => Finding[]} check
 */

/** @type {readonly HouseRule[]} */
const RULES = [staticStyles, logicalProperties, wireTypes, componentStories, accessibility];

function main() {
  const { values } = parseArgs({ options: { root: { type: 'string', default: root } } });
  const project = openProject(path.resolve(values.root));
  if (project.sources.length === 0) {
    console.error(`house rules: there are no sources under ${values.root}`);
    return 1;
  }
  const lines = RULES.flatMap(({ name, check }) =>
    check(project).map(({ file, line, message }) => `${file}:${line} ${name} ${message}`),
  );
  for (const line of lines.sort()) console.log(line);
  if (lines.length > 0) return 1;
  console.log(`house rules: ${RULES.length} rules kept by ${project.sources.length} source files`);
  return 0;
}

process.exitCode = main();
