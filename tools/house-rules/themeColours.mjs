/** A colour is a token: one that is written down stays as it is when a theme changes. */
import { isText, lineAt, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'colours-from-the-theme';

const COVERED = /^packages\/ui\/src\/(?!theme\/|stories\/)(?!.*\.(stories|test)\.).*\.tsx?$/;
/** The colour of a tag is data: it is stored with the tag. */
const STORED = 'packages/ui/src/blocks/admin/TagsTable/tagColors.ts';
const STYLES = /\.styles\.ts$/;

const HEX = '(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b';
const FUNCTION = '\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(';
/** `#fff` and `rgb(…)` in styles; elsewhere `#add` may be a place on the page, and a colour has a digit. */
const IN_STYLES = new RegExp(`#${HEX}|${FUNCTION}`, 'gi');
const ELSEWHERE = new RegExp(`#(?=[\\da-f]*\\d)${HEX}|${FUNCTION}`, 'gi');
/**
 * The names that people write. Those of the system and `transparent` follow the theme by themselves; what is black in a
 * mask has no colour.
 */
const NAMED =
  /(?<=:[^;{}]*)(?<!mask[\w-]*:[^;{}]*)(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|brown|pink|purple|gold|navy|teal)(?![\w-])/gi;

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COVERED.test(file) && file !== STORED)
    .flatMap((file) => {
      const tree = project.tree(file);
      const patterns = STYLES.test(file) ? [IN_STYLES, NAMED] : [ELSEWHERE];
      return [...nodesIn(tree)].filter(isText).flatMap((node) =>
        patterns.flatMap((pattern) =>
          [...node.getText(tree).matchAll(pattern)].map(({ 0: colour, index }) => ({
            file,
            line: lineAt(tree, node.getStart(tree) + index),
            message: `${colour}: use a token of theme/colours.ts`,
          })),
        ),
      );
    });
}
