/** Styles size an icon as an `svg`: a consumer may pass the icon of another set than ours. */
import { lineAt } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'icons-of-any-set';

const STYLES = /^packages\/ui\/src\/.*\.styles\.ts$/;
const SELECTOR = /\.lucide[\w-]*/g;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.files
    .filter((file) => STYLES.test(file))
    .flatMap((file) =>
      [...project.text(file).matchAll(SELECTOR)].map(({ 0: selector, index }) => ({
        file,
        line: lineAt(project.tree(file), index),
        message: `${selector}: write svg, or mark the icon by an attribute`,
      })),
    );
}
