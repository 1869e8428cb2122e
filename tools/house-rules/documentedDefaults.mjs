/** A prop with a default value has it in its description, where the types of the library and editors show it. */
import ts from 'typescript';
import { lineOf, nameOf } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'defaults-are-documented';

const COMPONENTS = /packages\/ui\/src\/(?!.*\.(stories|test)\.).*\.tsx$/;

/**
 * The interfaces of props in a file, by name.
 * @param {ts.SourceFile} tree
 */
function propsIn(tree) {
  return new Map(
    tree.statements
      .filter(ts.isInterfaceDeclaration)
      .filter((declaration) => declaration.name.text.endsWith('Props'))
      .map((declaration) => [declaration.name.text, declaration]),
  );
}

/** The constants that components share. */
const LIMITS = 'packages/contract/src/limits.ts';

/**
 * The value of a constant of a file.
 * @param {ts.SourceFile} tree
 * @param {string} constant
 */
function valueIn(tree, constant) {
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === constant)
    ?.initializer?.getText();
}

/**
 * A default value as it is documented: a constant by its value, everything else as it is written.
 * @param {readonly ts.SourceFile[]} trees where constants are
 * @param {ts.Expression} value
 */
function documented(trees, value) {
  const text = value.getText();
  return trees.map((tree) => valueIn(tree, text)).find((found) => found !== undefined) ?? text;
}

/**
 * The props that a component gives a default value, with that value.
 * @param {import('./project.mjs').Project} project
 * @param {string} file
 * @returns {{ member: ts.TypeElement, value: string }[]}
 */
function defaultsIn(project, file) {
  const tree = project.tree(file);
  const trees = [tree, ...project.files.filter((each) => each === LIMITS).map((each) => project.tree(each))];
  const props = propsIn(tree);
  return tree.statements.filter(ts.isFunctionDeclaration).flatMap(({ parameters: [parameter] }) => {
    const type = parameter?.type;
    if (!parameter || !type || !ts.isTypeReferenceNode(type) || !ts.isObjectBindingPattern(parameter.name))
      return [];
    const declaration = props.get(type.typeName.getText());
    return parameter.name.elements.flatMap((element) => {
      const { initializer } = element;
      const prop = (element.propertyName ?? element.name).getText().replaceAll(/^'|'$/g, '');
      const member = declaration?.members.find((each) => nameOf(each.name) === prop);
      return member && initializer ? [{ member, value: documented(trees, initializer) }] : [];
    });
  });
}

/** @param {ts.TypeElement} member */
function defaultOf(member) {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  return tag && ts.getTextOfJSDocComment(tag.comment);
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COMPONENTS.test(file))
    .flatMap((file) =>
      defaultsIn(project, file)
        .filter(({ member, value }) => defaultOf(member) !== value)
        .map(({ member, value }) => ({
          file,
          line: lineOf(member),
          message: `document ${member.name?.getText() ?? 'this prop'} with @default ${value}`,
        })),
    );
}
