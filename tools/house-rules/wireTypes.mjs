/** Entities are defined once, in the contract: nobody else repeats their fields. */
import ts from 'typescript';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'wire-types-once';

const ENTITIES = /^packages\/contract\/src\/entities\/[^/.]+\.ts$/;
/** Database tables share the field names, but describe what is stored, not what is sent. */
const FREE = /^packages\/contract\/|^packages\/server\/src\/platform\/db\/|\.test\.tsx?$/;
const FEWEST_FIELDS = 4;

/**
 * The field names of `z.object({ … })`, of `Base.extend({ … })`, and of chained calls on either.
 * @param {ts.Node | undefined} expression
 * @param {ReadonlyMap<string, readonly string[]>} known
 * @returns {readonly string[]}
 */
function fieldsOf(expression, known) {
  if (!expression) return [];
  if (ts.isIdentifier(expression)) return known.get(expression.text) ?? [];
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return [];
  const { expression: receiver, name: method } = expression.expression;
  const [argument] = expression.arguments;
  const own = argument && ts.isObjectLiteralExpression(argument) ? propertyNames(argument.properties) : [];
  if (/^(object|strictObject|looseObject)$/.test(method.text) && ts.isIdentifier(receiver)) return own;
  if (/^(extend|safeExtend)$/.test(method.text)) return [...fieldsOf(receiver, known), ...own];
  return /^(pick|omit)$/.test(method.text) ? [] : fieldsOf(receiver, known);
}

/** @param {ts.NodeArray<ts.Node>} members */
function propertyNames(members) {
  return members.flatMap((member) => {
    const property =
      ts.isPropertyAssignment(member) ||
      ts.isShorthandPropertyAssignment(member) ||
      ts.isPropertySignature(member);
    return (property && nameOf(member.name)) || [];
  });
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {{ fields: Map<string, readonly string[]>, types: Set<string> }}
 */
function entitiesOf(project) {
  /** @type {Map<string, readonly string[]>} */
  const fields = new Map();
  /** @type {Set<string>} */
  const types = new Set();
  /** @type {ts.VariableDeclaration[]} */
  const schemas = [];
  for (const file of project.sources.filter((source) => ENTITIES.test(source))) {
    for (const statement of project.tree(file).statements) {
      if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
        types.add(statement.name.text);
      if (ts.isVariableStatement(statement)) schemas.push(...statement.declarationList.declarations);
    }
  }
  // twice, because a schema may extend one from a file that comes later
  for (const schema of [...schemas, ...schemas]) {
    const names = fieldsOf(schema.initializer, fields);
    if (names.length > 0) fields.set(schema.name.getText(), names);
  }
  return { fields, types };
}

/**
 * The field names of an object type or an inline schema.
 * @param {ts.Node} node
 */
function spelledOut(node) {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
    const names = propertyNames(node.members);
    return names.length === node.members.length ? names : [];
  }
  return ts.isCallExpression(node) ? fieldsOf(node, new Map()) : [];
}

/**
 * @param {readonly string[]} names
 * @param {ReadonlyMap<string, readonly string[]>} entities
 */
function restated(names, entities) {
  if (names.length < FEWEST_FIELDS || !names.some((field) => field.includes('_'))) return undefined;
  for (const [entity, fields] of entities) {
    if (names.every((field) => fields.includes(field))) return entity;
  }
  return undefined;
}

/**
 * A type with the name of a contract type, defined again.
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} types
 */
function renamed(node, types) {
  if (ts.isInterfaceDeclaration(node)) return types.has(node.name.text) ? node.name.text : undefined;
  if (!ts.isTypeAliasDeclaration(node) || !types.has(node.name.text)) return undefined;
  const isSpelledOut = ts.isTypeLiteralNode(node.type) || ts.isUnionTypeNode(node.type);
  return isSpelledOut ? node.name.text : undefined;
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const { fields, types } = entitiesOf(project);
  return project.sources
    .filter((file) => file.startsWith('packages/') && !FREE.test(file))
    .flatMap((file) => {
      /** @type {Map<number, Finding>} one a line */
      const findings = new Map();
      for (const node of nodesIn(project.tree(file))) {
        const entity = renamed(node, types) ?? restated(spelledOut(node), fields);
        if (!entity) continue;
        const message = `this spells out ${entity} of the contract again: import the type (and Pick what is needed)`;
        findings.set(lineOf(node), { file, line: lineOf(node), message });
      }
      return [...findings.values()];
    });
}
