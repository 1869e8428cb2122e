/** Finds the uses of Emotion: `styled.div`…``, `styled(Link)`…``, `css`…``, `keyframes`…``. */
import ts from 'typescript';
import { nodesIn } from './project.mjs';

/** Emotion, or the library's own `styled`, which is Emotion's in a cascade layer. */
const EMOTION = /^@emotion\/|\/styled\.ts$/;

/**
 * The names that a file imports from Emotion.
 * @param {ts.SourceFile} tree
 */
function emotionNames(tree) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (!EMOTION.test(statement.moduleSpecifier.text)) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.add(name.text);
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      for (const element of namedBindings.elements) names.add(element.name.text);
    }
  }
  return names;
}

/**
 * The first identifier of `styled.div`, `styled(Link)` or `styled('a', options)`.
 * @param {ts.Expression} expression
 * @returns {string | undefined}
 */
function firstName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return firstName(expression.expression);
  }
  return undefined;
}

/**
 * @param {ts.SourceFile} tree
 * @returns {ts.TaggedTemplateExpression[]}
 */
export function emotionTemplates(tree) {
  const names = emotionNames(tree);
  if (names.size === 0) return [];
  const templates = [...nodesIn(tree)].filter((node) => ts.isTaggedTemplateExpression(node));
  return templates.filter((template) => names.has(firstName(template.tag) ?? ''));
}

/**
 * Calls with styles as objects: `styled.div({ … })`, `css({ … })`.
 * @param {ts.SourceFile} tree
 * @returns {ts.CallExpression[]}
 */
export function emotionCalls(tree) {
  const names = emotionNames(tree);
  if (names.size === 0) return [];
  const calls = [...nodesIn(tree)].filter((node) => ts.isCallExpression(node));
  return calls.filter((call) => names.has(firstName(call.expression) ?? ''));
}
