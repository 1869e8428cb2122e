/** Every exported component accepts the native props of its root element, including `ref` and `data-*`, and passes them on. */
import ts from 'typescript';
import { exportedComponents } from './exportedComponents.mjs';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./exportedComponents.mjs').Declared} Declared */

export const name = 'props-pass-through';

const COVERED = /^packages\/ui\/src\/(primitives|patterns|blocks|screens)\//;
const UI = /^packages\/ui\/src\/.*\.tsx?$/;

/** Components without an element of their own have nothing to pass props to. */
const WITHOUT_AN_ELEMENT = new Set(['LinkProvider', 'ToastProvider']);

/**
 * The types that a declaration is based on: `extends` of an interface, parts of an alias.
 * @param {ts.InterfaceDeclaration | ts.TypeAliasDeclaration} declaration
 * @returns {ts.Node[]}
 */
function basesOf(declaration) {
  return ts.isInterfaceDeclaration(declaration)
    ? [...(declaration.heritageClauses ?? [])]
    : [declaration.type];
}

/**
 * Every interface and type alias of the library, by name.
 * @param {Project} project
 */
function typesByName(project) {
  /** @type {Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>} */
  const types = new Map();
  for (const file of project.sources.filter((source) => UI.test(source))) {
    for (const statement of project.tree(file).statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
        types.set(statement.name.text, statement);
      }
    }
  }
  return types;
}

/**
 * Whether a type includes the props of an element: `ComponentProps<'button'>`, directly or through another type.
 * @param {readonly ts.Node[]} nodes
 * @param {ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>} types
 * @param {ReadonlySet<string>} seen
 * @returns {boolean}
 */
function hasNativeProps(nodes, types, seen = new Set()) {
  const names = nodes
    .flatMap((node) => [...nodesIn(node)])
    .filter((node) => ts.isIdentifier(node))
    .map(({ text }) => text);
  return names.some((text) => {
    if (text === 'ComponentProps') return true;
    const declaration = seen.has(text) ? undefined : types.get(text);
    return declaration !== undefined && hasNativeProps(basesOf(declaration), types, new Set([...seen, text]));
  });
}

/** @param {Declared} component */
function functionOf({ node }) {
  return [...nodesIn(node)].find((inner) => ts.isFunctionLike(inner));
}

/**
 * Whether what a component does not read itself is spread on an element.
 * @param {ts.SignatureDeclaration} component
 * @param {ts.ParameterDeclaration} props
 */
function spreadsTheRest(component, props) {
  const rest = ts.isIdentifier(props.name)
    ? props.name.text
    : [...nodesIn(props.name)]
        .find((node) => ts.isBindingElement(node) && node.dotDotDotToken)
        ?.getText()
        .slice('...'.length);
  return (
    rest !== undefined &&
    [...nodesIn(component)].some(
      (node) =>
        ts.isJsxSpreadAttribute(node) &&
        [...nodesIn(node)].some((inner) => ts.isIdentifier(inner) && inner.text === rest),
    )
  );
}

/**
 * @param {Declared} component
 * @param {ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>} types
 */
function whatIsMissing(component, types) {
  const body = functionOf(component);
  const props = body?.parameters[0];
  if (!body || !props?.type || !hasNativeProps([props.type], types)) {
    return "its props extend no ComponentProps<'…'> of its root";
  }
  return spreadsTheRest(body, props) ? undefined : 'it does not spread `...rest` on its root';
}

/**
 * @param {Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const types = typesByName(project);
  return exportedComponents(project)
    .filter(({ name: component, file }) => COVERED.test(file) && !WITHOUT_AN_ELEMENT.has(component))
    .flatMap((component) => {
      const missing = whatIsMissing(component, types);
      return missing
        ? [{ file: component.file, line: lineOf(component.node), message: `${component.name}: ${missing}` }]
        : [];
    });
}
