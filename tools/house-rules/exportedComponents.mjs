/** The components that packages/ui exports, found by following its index files. */
import path from 'node:path';
import ts from 'typescript';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {{ name: string, file: string, node: ts.FunctionDeclaration | ts.VariableDeclaration }} Declared */

const ENTRY = 'packages/ui/src/index.ts';
const COMPONENTS = /^packages\/ui\/src\/(primitives|patterns|blocks|screens|ornaments)\/.*\.tsx$/;

/** @param {ts.Node | undefined} node */
function isFunction(node) {
  return (
    node !== undefined &&
    (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isCallExpression(node))
  );
}

/** @param {ts.Node} statement */
export function isExported(statement) {
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
 * @returns {Declared[]}
 */
export function exportedComponents(project) {
  return exportsOf(project, ENTRY).filter(({ name, file }) => COMPONENTS.test(file) && /^[A-Z]/.test(name));
}
