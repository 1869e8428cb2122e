/** Every component that packages/ui exports is shown in a story: its picture and its tests. */
import path from 'node:path';
import ts from 'typescript';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {{ name: string, file: string, node: ts.Node }} Declared */

export const name = 'component-has-stories';

const ENTRY = 'packages/ui/src/index.ts';
const COMPONENTS = /^packages\/ui\/src\/(primitives|patterns|blocks|screens|ornaments)\/.*\.tsx$/;

/** @param {ts.Node | undefined} node */
function isFunction(node) {
  return (
    node !== undefined &&
    (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isCallExpression(node))
  );
}

/** @param {ts.Statement} statement */
function isExported(statement) {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/**
 * The functions and wrapped functions that a file declares and exports.
 * @param {ts.SourceFile} tree
 * @param {string} file
 * @returns {Declared[]}
 */
function componentsIn(tree, file) {
  /** @type {Declared[]} */
  const declared = [];
  for (const statement of tree.statements) {
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.push({ name: statement.name.text, file, node: statement });
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const node of statement.declarationList.declarations) {
      if (isFunction(node.initializer)) declared.push({ name: node.name.getText(), file, node });
    }
  }
  return declared;
}

/**
 * Everything that a file exports, by following its `export … from`.
 * @param {Project} project
 * @param {string} file
 * @returns {Declared[]}
 */
function exportsOf(project, file) {
  if (!project.files.includes(file)) return [];
  const tree = project.tree(file);
  const passedOn = tree.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier) || statement.isTypeOnly) return [];
    const target = path.posix.join(path.posix.dirname(file), statement.moduleSpecifier.text);
    const all = exportsOf(project, target);
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return all;
    const names = new Set(
      exportClause.elements.map((element) => (element.propertyName ?? element.name).text),
    );
    return all.filter((declared) => names.has(declared.name));
  });
  return [...componentsIn(tree, file), ...passedOn];
}

/**
 * @param {Project} project
 * @param {Declared} component
 */
function isShown(project, component) {
  const folder = path.posix.dirname(component.file);
  const stories = project.sources.filter(
    (file) => path.posix.dirname(file) === folder && file.endsWith('.stories.tsx'),
  );
  return stories.some((file) =>
    [...nodesIn(project.tree(file))].some((node) => ts.isIdentifier(node) && node.text === component.name),
  );
}

/**
 * @param {Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return exportsOf(project, ENTRY)
    .filter((declared) => COMPONENTS.test(declared.file) && /^[A-Z]/.test(declared.name))
    .filter((component) => !isShown(project, component))
    .map(({ name: component, file, node }) => ({
      file,
      line: lineOf(node),
      message: `${component} is exported, but no *.stories.tsx beside it shows it`,
    }));
}
