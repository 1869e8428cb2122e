/** Checks that the import check has read every source file, because it would also pass without files. */
import { projectFiles } from './files.mjs';
import { root } from './project.mjs';

/** @param {string} output of dependency-cruiser */
export function tooFewModules(output) {
  const seen = Number(/\((\d+) modules?,/.exec(output)?.[1] ?? 0);
  const sources = projectFiles(root).filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file));
  if (seen >= sources.length) return undefined;
  return `dependency-cruiser looked at ${seen} modules, but there are ${sources.length} source files`;
}
