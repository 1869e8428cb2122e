/** Rules that search for a pattern, line by line. */
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

const COMPONENTS =
  /^packages\/ui\/src\/(?:primitives|patterns|blocks|screens|ornaments|hooks)\/(?!.*\.(?:stories|test)\.).*\.tsx?$/;
const QUERIES = /^packages\/server\/src\/(?!platform\/db\/migrations\/|testing\/)(?!.*\.test\.ts$)/;

/** @type {readonly HouseRule[]} */
export const PATTERN_RULES = [
  // the words of STYLE.md, in comments and names, so that a search for the trade's word finds the place
  refusing('plain-words', [
    [
      /./,
      /(?:\/\/|\/\*|^ *\*)[^\n]*?\b(?:anew|whoever|at once|kept|on (?:its|their) way|did not arrive|mend(?:s|ed|ing)?)\b/gim,
      'say again, the caller, immediately, stored, loading, failed to load, fix',
    ],
    [
      /./,
      /\b\w+(?:Anew|Whoever|AtOnce|Kept|Mended)(?![a-z])/g,
      'say Again, Caller, Immediately, Stored, Fixed',
    ],
  ]),
  // a function in a template would run on every render of every instance
  refusing('static-styles', [
    [
      /\.styles\.tsx?$/,
      /\$\{(?:\([^)]*\)|\w+) =>/g,
      'use data-* or aria-* attributes for states and CSS variables for values',
    ],
  ]),
  // layout follows the direction of the language in components too, not only in styles
  refusing('logical-properties', [
    [
      /^(?:packages\/[^/]+\/src|\.storybook)\/.*\.tsx$/,
      /\bstyle=\{\{[^}]*\b(?:left|right|(?:(?:scroll)?(?:Margin|Padding)|margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius):/g,
      'use the logical property (inlineStart, inlineEnd)',
    ],
  ]),
  // a plan cached by another process fails on a new column
  refusing('columns-are-listed', [
    [QUERIES, /\.(?:select|returning)All\(/g, 'list the columns (or use columnsOf)'],
    [
      QUERIES,
      /(?<!(?:\*|\/\/)[^\n]*)\b(?:select|returning)\s+(?:distinct\s+|[\w.,\s]+,\s*)?(?:\w+\.)?\*/gi,
      'list the columns (or use columnsOf)',
    ],
  ]),
  // another application may have other URLs
  refusing('addresses-from-the-provider', [
    [
      COMPONENTS,
      /import \{[^}]*\b(?:paths|storyPath)\b[^}]*\} from '(?:[^']*\/)?paths(?:\.ts)?'/g,
      'take it from usePaths()',
    ],
    [COMPONENTS, /(?<!\*[^\n]*)\bhref=\{?["'`](?:\/|https?:)[^"'`]*/g, 'take the address from usePaths()'],
  ]),
  // stylelint checks styles; this rule checks media queries in constants
  refusing('values-from-the-theme', [
    [
      /^(?:packages\/ui\/src\/(?!theme\/)|\.storybook\/).*\.styles\.tsx?$/,
      /['"]@(?:media|container)\b/g,
      'use a query of theme/media.ts',
    ],
  ]),
  // a colour in code does not change with the theme; the colour of a tag is stored data
  refusing('colours-from-the-theme', [
    [
      /^packages\/ui\/src\/(?!theme\/|testing\/)(?!.*\.(?:stories|styles|test)\.)(?!.*\/tagColors\.ts$).*\.tsx?$/,
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
