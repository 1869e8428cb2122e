/** A custom property carries the library's prefix: a page that uses the library has properties of its own. */
import ts from 'typescript';
import { isText, lineAt, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'prefixed-properties';

const OURS = /^(packages\/(ui|app)\/src\/(?!words\/)|\.storybook\/)/;
/** Base UI, React Flow and Vitest write these. */
const FOREIGN =
  /^(anchor-(width|height)|viewport-(width|height)|available-(width|height)|transform-origin|active-tab-|xy-)/;
const PROPERTY = /(?<![\w-])--(?!kl-)([a-z][\w-]*|$)/g;

/**
 * Where unprefixed properties stand in a text. One that ends in `--` goes on in an interpolation.
 * @param {string} text
 */
function unprefixedIn(text) {
  return [...text.matchAll(PROPERTY)]
    .filter((match) => !FOREIGN.test(match[1] ?? ''))
    .map((match) => ({ at: match.index, property: match[0] }));
}

/** @param {string} property */
function message(property) {
  return `${property}: write ${property.replace('--', '--kl-')}`;
}

/**
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {Finding[]}
 */
function inSource(file, tree) {
  return [...nodesIn(tree)].filter(isText).flatMap((node) => {
    const start = node.getStart(tree) + 1;
    const isOpen = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
    const text = tree.text.slice(start, node.getEnd() - (isOpen ? 2 : 1));
    return unprefixedIn(text)
      .filter(({ property }) => property !== '--' || isOpen)
      .map(({ at, property }) => ({ file, line: lineAt(tree, start + at), message: message(property) }));
  });
}

/**
 * @param {string} file
 * @param {string} css
 * @returns {Finding[]}
 */
function inStyleSheet(file, css) {
  return unprefixedIn(css).map(({ at, property }) => ({
    file,
    line: css.slice(0, at).split('\n').length,
    message: message(property),
  }));
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.files
    .filter((file) => OURS.test(file))
    .flatMap((file) => {
      if (file.endsWith('.css')) return inStyleSheet(file, project.text(file));
      return project.sources.includes(file) ? inSource(file, project.tree(file)) : [];
    });
}
