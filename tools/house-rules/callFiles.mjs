/**
 * The function that answers a call of the contract, and its file, have the call's name, so that a search finds them.
 */
import path from 'node:path';
import ts from 'typescript';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'calls-have-files';

const FEATURE = /^packages\/server\/src\/features\/(?!.*\.test\.ts$)/;

/**
 * The imported names of a file, with the base name of the file that each comes from.
 * @param {ts.SourceFile} tree
 * @returns {Map<string, string>}
 */
function importedFrom(tree) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const file = path.posix.basename(statement.moduleSpecifier.text, '.ts');
    for (const { name: local } of bindings.elements) files.set(local.text, file);
  }
  return files;
}

/** @param {ts.Node} node */
function routesIn(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineRoutes') return [];
  const [routes] = node.arguments;
  return routes && ts.isObjectLiteralExpression(routes) ? [...routes.properties] : [];
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => FEATURE.test(file) && project.text(file).includes('defineRoutes('))
    .flatMap((file) => {
      const tree = project.tree(file);
      const files = importedFrom(tree);
      return [...nodesIn(tree)].flatMap(routesIn).flatMap((route) => {
        const call = nameOf(route.name);
        // a call of another feature is imported from its public.ts
        if (call === undefined || [call, 'public'].includes(files.get(call) ?? '')) return [];
        const message = `import ${call} from ${call}.ts: a call is answered by the function and the file of its name`;
        return [{ file, line: lineOf(route), message }];
      });
    });
}
