/** A colour is a token: one that is written down in code stays as it is when a theme changes. */
import { isText, lineAt, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'colours-from-the-theme';

const COVERED = /^packages\/ui\/src\/(?!theme\/|stories\/)(?!.*\.(stories|styles|test)\.).*\.tsx?$/;
/** The colour of a tag is data: it is stored with the tag. */
const STORED = 'packages/ui/src/blocks/admin/TagsTable/tagColors.ts';

/** `#add` may be a place on the page, and a colour has a digit. */
const COLOUR =
  /#(?=[\da-f]*\d)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COVERED.test(file) && file !== STORED)
    .flatMap((file) => {
      const tree = project.tree(file);
      return [...nodesIn(tree)].filter(isText).flatMap((node) =>
        [...node.getText(tree).matchAll(COLOUR)].map(({ 0: colour, index }) => ({
          file,
          line: lineAt(tree, node.getStart(tree) + index),
          message: `${colour}: use a token of theme/colours.ts`,
        })),
      );
    });
}
