/** Layout follows the direction of the language: logical properties instead of left and right. */
import ts from 'typescript';
import { emotionTemplates } from './emotion.mjs';
import { lineAt, lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'logical-properties';

const OURS = /^(packages\/[^/]+\/src|\.storybook)\//;
const SIDES = ['left', 'right'];
const BOXES = ['margin', 'padding', 'scroll-margin', 'scroll-padding', 'border'];
const PHYSICAL = [
  ...SIDES,
  ...SIDES.flatMap((side) => BOXES.map((box) => `${box}-${side}`)),
  ...SIDES.flatMap((side) => ['color', 'style', 'width'].map((part) => `border-${side}-${part}`)),
  ...SIDES.flatMap((side) => ['top', 'bottom'].map((edge) => `border-${edge}-${side}-radius`)),
];
const PHYSICAL_IN_CODE = new Set(
  PHYSICAL.map((property) => property.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())),
);

const PROPERTY = new RegExp(`(?<=^|[;{}])\\s*(${PHYSICAL.join('|')})\\s*:`, 'g');
const VALUE = /(?<=^|[;{}])\s*(text-align|float|clear)\s*:\s*(left|right)\b/g;
const BOX = /(?<=^|[;{}])\s*(margin|padding|inset)\s*:\s*([^;{}]+)/g;

/** @param {string} text */
function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** @param {string} value `1px calc(2px + 3px) 4px 5px`: top, right, bottom, left */
function hasUnequalSides(value) {
  const parts = value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

/** @param {RegExpMatchArray} match */
function startOf(match) {
  return (match.index ?? 0) + match[0].search(/\S/);
}

/**
 * Finds physical properties in a piece of CSS, with their positions.
 * @param {string} css
 * @returns {{ at: number, what: string }[]}
 */
function physicalIn(css) {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
  return [
    ...[...plain.matchAll(PROPERTY)].map((match) => ({ at: startOf(match), what: match[1] ?? '' })),
    ...[...plain.matchAll(VALUE)].map((match) => ({ at: startOf(match), what: `${match[1]}: ${match[2]}` })),
    ...[...plain.matchAll(BOX)]
      .filter((match) => hasUnequalSides(match[2] ?? ''))
      .map((match) => ({ at: startOf(match), what: `${match[1]} with different sides` })),
  ];
}

/** @param {string} what */
function message(what) {
  return `${what}: use the logical property (inline-start, inline-end), which follows the language's direction`;
}

/**
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function inTemplates(file, tree) {
  return emotionTemplates(tree).flatMap(({ template }) => {
    const start = template.getStart(tree) + 1;
    let css = tree.text.slice(start, template.getEnd() - 1);
    if (ts.isTemplateExpression(template)) {
      for (const { expression } of template.templateSpans) {
        // `${` and `}` are replaced too, so that they are not mistaken for a block of CSS
        const [from, to] = [expression.getFullStart() - 2 - start, expression.getEnd() + 1 - start];
        css = css.slice(0, from) + css.slice(from, to).replaceAll(/[^\n]/g, 'x') + css.slice(to);
      }
    }
    return physicalIn(css).map(({ at, what }) => ({
      file,
      line: lineAt(tree, start + at),
      message: message(what),
    }));
  });
}

/**
 * `style={{ left: … }}`
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function inStyleAttributes(file, tree) {
  const attributes = [...nodesIn(tree)].filter(
    (node) => ts.isJsxAttribute(node) && nameOf(node.name) === 'style',
  );
  return attributes.flatMap((attribute) =>
    [...nodesIn(attribute)].flatMap((node) => {
      const property = ts.isPropertyAssignment(node) ? nameOf(node.name) : undefined;
      return property && PHYSICAL_IN_CODE.has(property)
        ? [{ file, line: lineOf(node), message: message(property) }]
        : [];
    }),
  );
}

/**
 * @param {string} file
 * @param {string} css
 * @returns {Finding[]}
 */
function inStyleSheet(file, css) {
  return physicalIn(css).map(({ at, what }) => ({
    file,
    line: css.slice(0, at).split('\n').length,
    message: message(what),
  }));
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const files = project.files.filter((file) => OURS.test(file));
  return files.flatMap((file) => {
    if (file.endsWith('.css')) return inStyleSheet(file, project.text(file));
    if (!project.sources.includes(file)) return [];
    const tree = project.tree(file);
    return [...inTemplates(file, tree), ...inStyleAttributes(file, tree)];
  });
}
