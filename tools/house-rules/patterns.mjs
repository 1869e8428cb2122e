/** What a pattern finds, line by line. */
import { lineAt } from './project.mjs';

/** @typedef {import('./index.mjs').HouseRule} HouseRule */
/** @typedef {readonly [covered: RegExp, pattern: RegExp, message: string]} Pattern */

/**
 * @param {string} name
 * @param {readonly Pattern[]} patterns
 * @returns {HouseRule}
 */
function refusing(name, patterns) {
  return {
    name,
    check: (project) =>
      patterns.flatMap(([covered, pattern, message]) =>
        project.sources
          .filter((file) => covered.test(file))
          .flatMap((file) =>
            [...project.text(file).matchAll(pattern)].map(({ 0: found, index }) => ({
              file,
              line: lineAt(project.tree(file), index),
              message: `${found.trim()}: ${message}`,
            })),
          ),
      ),
  };
}

const TESTS = /\.(?:test|spec|visual|stories)\.tsx?$|^(?:vitest|playwright)[\w.]*\.ts$|\.visual\.config\.ts$/;

/** @type {readonly HouseRule[]} */
export const PATTERN_RULES = [
  // stylelint checks what stands in styles; this is for queries in constants
  refusing('values-from-the-theme', [
    [
      /^(?:packages\/ui\/src\/(?!theme\/)|\.storybook\/).*\.styles\.tsx?$/,
      /['"]@(?:media|container)\b/g,
      'use a query of theme/media.ts',
    ],
  ]),
  // a colour that is written down in code stays as it is when a theme changes; that of a tag is data, stored with it
  refusing('colours-from-the-theme', [
    [
      /^packages\/ui\/src\/(?!theme\/|stories\/)(?!.*\.(?:stories|styles|test)\.)(?!.*\/tagColors\.ts$).*\.tsx?$/,
      /#(?=[\da-f]*\d)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
      'use a token of theme/colours.ts',
    ],
  ]),
  refusing('tests-hide-no-failure', [
    [
      TESTS,
      /(?<=[{,]\s*)retr(?:y|ies): *(?:[1-9{]|[^,'\n]*\?)/g,
      'do not retry a test: fix what makes it flaky',
    ],
    [
      TESTS,
      /\.catch\(\(\) => (?:\{\s*\}|undefined|null)\)/g,
      'do not swallow a failure: expect it, or let the test fail',
    ],
  ]),
  refusing('accessibility-stays-on', [
    [
      /^(?:packages|\.storybook)\/.*\.stories\.tsx?$/,
      /\ba11y\b|'!test'/g,
      'every story is read by axe with every rule: fix the violations instead',
    ],
    [
      /^\.storybook\/preview\.tsx$/,
      /\ba11y: (?!\{ test: 'error')/g,
      "the preview must say { test: 'error' }",
    ],
    [
      /^(?:packages|\.storybook)\//,
      /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?: *(?:\*\/|--|\n)|[^\n]*jsx-a11y)/g,
      'do not disable all rules of the linter, nor those of accessibility',
    ],
  ]),
];
