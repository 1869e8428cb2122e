/** Breakpoints come from the theme, in a constant too. Stylelint checks what stands in styles (`stylelint.config.mjs`). */
import { lineAt } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'values-from-the-theme';

const STYLES = /^(packages\/ui\/src\/(?!theme\/)|\.storybook\/).*\.styles\.tsx?$/;
const QUERY = /['"]@(?:media|container)\b/g;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => STYLES.test(file))
    .flatMap((file) =>
      [...project.text(file).matchAll(QUERY)].map(({ index }) => ({
        file,
        line: lineAt(project.tree(file), index),
        message: 'use a query of theme/media.ts',
      })),
    );
}
