/** Sizes, layers and breakpoints come from the theme; each exception is listed here. */
import ts from 'typescript';
import { emotionTemplates } from './emotion.mjs';
import { lineAt } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'values-from-the-theme';

const STYLES = /^(packages\/ui\/src|\.storybook)\/.*\.styles\.tsx?$/;
const THEME = /^packages\/ui\/src\/theme\//;
/** React Flow uses z-indexes of its own for nodes and edges. */
const OWN_LAYERS = 'packages/ui/src/patterns/GraphCanvas/GraphCanvas.styles.ts';

/** The width or height of a part of one page is on no scale, so from this many pixels on a literal is allowed. */
const LAYOUT_MIN_PX = 100;
const LAYOUT =
  /^((min-|max-)?(inline|block)-size|grid(-template|-auto)?(-columns|-rows)?|flex(-basis)?|contain-intrinsic-.*|--kl-.*)$/;
/** Drawn shapes, which are not layout. */
const DRAWING = /^(background|mask)(-image|-size|-position)?$|^overflow-clip-margin$|^--kl-fill$/;

const DECLARATION = /(?<=^|[;{}])\s*(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)/g;
const LENGTH = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g;
const QUERY = /@(?:media|container)[^{;]*\(/g;
const THEME_SELECTOR = /\[data-theme[\]=~|^$*]/g;

/** @param {string} text */
function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ');
}

/**
 * The raw values of a declaration that should come from the theme.
 * @param {string} property
 * @param {string} value
 * @param {string} file
 */
function rawIn(property, value, file) {
  if (property === 'z-index') {
    return value.includes('var(--kl-z-') || file === OWN_LAYERS || !/\d/.test(value)
      ? undefined
      : value.trim();
  }
  if (DRAWING.test(property)) return undefined;
  for (const [length, amount, unit] of value.matchAll(LENGTH)) {
    const isLayout = LAYOUT.test(property) && unit === 'px' && Number(amount) >= LAYOUT_MIN_PX;
    if (Number(amount) !== 0 && !isLayout) return length;
  }
  return undefined;
}

/**
 * @param {string} css
 * @param {string} file
 * @returns {{ at: number, message: string }[]}
 */
function breachesIn(css, file) {
  const declarations = [...css.matchAll(DECLARATION)].flatMap((match) => {
    const [all, property = '', value = ''] = match;
    const raw = rawIn(property, value, file);
    const at = (match.index ?? 0) + all.search(/\S/);
    return raw ? [{ at, message: `${property}: ${raw} is on no scale: use a token of theme/scales.ts` }] : [];
  });
  const queries = [...css.matchAll(QUERY)].map(({ index }) => ({
    at: index,
    message: 'use a query of theme/media.ts',
  }));
  const themes = [...css.matchAll(THEME_SELECTOR)].map(({ index }) => ({
    at: index,
    message:
      'a theme may come from the system, and then no attribute names it: add a token to theme/colours.ts',
  }));
  return [...declarations, ...queries, ...themes];
}

/**
 * A template's text as CSS with unchanged positions: an interpolation is replaced by a word, or by a query of the theme.
 * @param {ts.TemplateLiteral} template
 * @param {ts.SourceFile} tree
 */
function cssOf(template, tree) {
  const start = template.getStart(tree) + 1;
  let css = tree.text.slice(start, template.getEnd() - 1);
  if (ts.isTemplateExpression(template)) {
    for (const { expression } of template.templateSpans) {
      const [from, to] = [expression.getFullStart() - 2 - start, expression.getEnd() + 1 - start];
      css = css.slice(0, from) + css.slice(from, to).replaceAll(/[^\n]/g, 'x') + css.slice(to);
    }
  }
  return { start, css: css.replaceAll(/\/\*[\s\S]*?\*\//g, blank) };
}

/**
 * Strings of CSS outside Emotion templates: a query in a constant.
 * @param {ts.SourceFile} tree
 */
function queriesInStrings(tree) {
  return [...tree.text.matchAll(/['"]@(?:media|container)\b/g)].map(({ index }) => index);
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const files = project.sources.filter((file) => STYLES.test(file) && !THEME.test(file));
  return files.flatMap((file) => {
    const tree = project.tree(file);
    const inTemplates = emotionTemplates(tree).flatMap(({ template }) => {
      const { start, css } = cssOf(template, tree);
      return breachesIn(css, file).map(({ at, message }) => ({
        file,
        line: lineAt(tree, start + at),
        message,
      }));
    });
    const inStrings = queriesInStrings(tree).map((at) => ({
      file,
      line: lineAt(tree, at),
      message: 'use a query of theme/media.ts',
    }));
    return [...inTemplates, ...inStrings];
  });
}
