/** Every prop of a component has a description, which Storybook and the editors of library users show. */
import ts from 'typescript';
import { lineOf } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'props-are-described';

const COMPONENTS = /packages\/ui\/src\/(?!.*\.(stories|test)\.).*\.tsx$/;

/** @param {ts.Statement} statement */
function isPublicProps(statement) {
  return (
    ts.isInterfaceDeclaration(statement) &&
    statement.name.text.endsWith('Props') &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COMPONENTS.test(file))
    .flatMap((file) => {
      const props = project.tree(file).statements.filter(isPublicProps);
      return props
        .flatMap((declaration) => [.../** @type {ts.InterfaceDeclaration} */ (declaration).members])
        .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => ({
          file,
          line: lineOf(member),
          message: `describe ${member.name?.getText() ?? 'this prop'} in a line of JSDoc`,
        }));
    });
}
