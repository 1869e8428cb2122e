/** The input of a rule: the files of a checkout, their text and their syntax trees, each read once. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectFiles } from '../lib/files.mjs';

/**
 * @typedef {object} Project
 * @property {readonly string[]} files paths from the root, with forward slashes
 * @property {readonly string[]} sources the TypeScript ones
 * @property {(file: string) => string} text
 * @property {(file: string) => ts.SourceFile} tree
 */

/**
 * @param {string} root
 * @returns {Project}
 */
export function openProject(root) {
  const files = projectFiles(root);
  /** @type {Map<string, ts.SourceFile>} */
  const trees = new Map();
  const text = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
  return {
    files,
    sources: files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
    text,
    tree(file) {
      const known = trees.get(file);
      if (known) return known;
      const fresh = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true);
      trees.set(file, fresh);
      return fresh;
    },
  };
}

/**
 * @param {ts.SourceFile} tree
 * @param {number} position
 */
export function lineAt(tree, position) {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

/**
 * @param {ts.Node} node
 */
export function lineOf(node) {
  const tree = node.getSourceFile();
  return lineAt(tree, node.getStart(tree));
}

/**
 * Every node of a tree, parents first.
 * @param {ts.Node} node
 * @returns {Generator<ts.Node>}
 */
export function* nodesIn(node) {
  yield node;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesIn(child);
}

/**
 * The name of a property, written with or without quotes.
 * @param {ts.Node | undefined} name
 */
export function nameOf(name) {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}
