/** The rules about CSS. Those about strings and components are in `tools/house-rules`. */
const STYLES = ['packages/*/src/**/*.styles.ts', '.storybook/**/*.styles.ts'];
/** Themes define the values, and `before.css` has them before the theme is loaded. */
const THEMES = ['packages/ui/src/theme/**', 'packages/app/src/boot/**'];
/** React Flow uses z-indexes of its own for nodes and edges. */
const OWN_LAYERS = ['packages/ui/src/patterns/GraphCanvas/GraphCanvas.styles.ts'];

const LAYOUT =
  '((min-|max-)?(inline|block)-size|grid(-template|-auto)?(-columns|-rows)?|flex(-basis)?|contain-intrinsic-.*|--kl-.*)$';
/** Drawn shapes, which are not layout. */
const DRAWING = '((background|mask)(-image|-size|-position)?|overflow-clip-margin|--kl-fill)$';
const NOT_ZERO = String.raw`(?<![\w.#-])-?(?!0*\.?0*(?:px|rem)\b)`;
const LENGTH = new RegExp(String.raw`${NOT_ZERO}\d*\.?\d+(px|rem)\b`);
/** The width or height of a part of one page is on no scale, so from 100 pixels on a literal is allowed. */
const SMALL_LENGTH = new RegExp(String.raw`${NOT_ZERO}(\d{0,2}(\.\d+)?px|\d*\.?\d+rem)\b`);
const LAYER = /^(?!.*var\(--kl-z-).*\d/s;

const PART = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** `0 1px 0 2px`: top, right, bottom, left. */
const UNEQUAL_SIDES = new RegExp(String.raw`^${PART}\s+(${PART})\s+${PART}\s+(?!\1$)${PART}$`);
const SIDES = {
  '/^(margin|padding|inset)$/': [UNEQUAL_SIDES],
  '/^(text-align|float|clear)$/': ['left', 'right'],
};
const LENGTHS = {
  [`/^(?!z-index|${DRAWING}|${LAYOUT})/`]: [LENGTH],
  [`/^(?!${DRAWING})${LAYOUT}/`]: [SMALL_LENGTH],
};

/** The library's prefix: a page that uses the library has properties of its own. Base UI and React Flow write the others. */
const PROPERTIES =
  /^(?:kl-|anchor-(?:width|height)|viewport-(?:width|height)|available-(?:width|height)|transform-origin|active-tab-|xy-)/;

const logical = {
  message: 'use the logical property (inline-start, inline-end), which follows the direction of the language',
};
const scale = { message: 'use logical sides, and a token of theme/scales.ts' };
const colour = { message: 'use a token of theme/colours.ts' };

/** @type {import('stylelint').Config} */
export default {
  plugins: ['./tools/house-rules/mirrored.mjs'],
  rules: {
    'kathaloka/mirrored': true,
    'property-disallowed-list': [
      [
        /^((scroll-)?(margin|padding)-|border-)?(left|right)$/,
        /^border-(left|right)-(color|style|width)$/,
        /^border-(top|bottom)-(left|right)-radius$/,
      ],
      logical,
    ],
    'declaration-property-value-disallowed-list': [{ ...SIDES, ...LENGTHS, 'z-index': [LAYER] }, scale],
    'at-rule-disallowed-list': [['media', 'container'], { message: 'use a query of theme/media.ts' }],
    'selector-disallowed-list': [
      [/\[data-theme[\]=~|^$*]/, /\.lucide/],
      { message: 'use a token of theme/colours.ts for a theme, and svg or an attribute for an icon' },
    ],
    'color-no-hex': [true, colour],
    // what is black in a mask has no colour
    'color-named': ['never', { ignoreProperties: [/^mask/], ...colour }],
    'function-disallowed-list': [[/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/i], colour],
    'custom-property-pattern': PROPERTIES,
    'declaration-block-no-duplicate-properties': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    { files: STYLES, customSyntax: 'postcss-styled-syntax' },
    {
      files: OWN_LAYERS,
      rules: { 'declaration-property-value-disallowed-list': [{ ...SIDES, ...LENGTHS }, scale] },
    },
    {
      files: THEMES,
      rules: {
        'declaration-property-value-disallowed-list': [SIDES, logical],
        'at-rule-disallowed-list': null,
        'selector-disallowed-list': null,
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
