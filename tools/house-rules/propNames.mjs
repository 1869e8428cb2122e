/** One name per concept: the vocabulary of props, explained in .storybook/guides/Props.mdx. */
import ts from 'typescript';
import { isExported } from './exportedComponents.mjs';
import { lineOf, nameOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */

export const name = 'prop-vocabulary';

const COVERED = /^packages\/ui\/src\/(primitives|patterns|blocks|screens)\/(?!.*\.stories\.).*\.tsx?$/;
const DESCRIBES_PROPS = /(Props|Option|Item|Tab)$/;

/** @type {Readonly<Record<string, readonly string[]>>} the name to use, and those that it replaces */
const INSTEAD = {
  onValueChange: ['onChange', 'onSelectionChange', 'onTextChange'],
  disabled: ['isDisabled', 'isForbidden', 'isLocked'],
  required: ['isRequired'],
  readOnly: ['isReadOnly'],
  checked: ['isChecked'],
  open: ['isOpen'],
  loading: ['isBusy', 'isLoading', 'isPending'],
  loadingEarlier: ['isLoadingEarlier'],
  loadingLabel: ['busyLabel'],
  value: ['selected', 'selectedId', 'selectedIds', 'selectedKey', 'selection', 'current'],
  error: ['serverError', 'loadError', 'saveError', 'listsError', 'failure', 'refusal', 'faults'],
};
const BETTER = new Map(
  Object.entries(INSTEAD).flatMap(([better, worse]) =>
    worse.map((word) => /** @type {const} */ ([word, better])),
  ),
);

const COLOURS = new Set(['gold', 'sindoor', 'peacock', 'green', 'yellow', 'red', 'blue', 'grey']);

/**
 * @param {ts.InterfaceDeclaration} declaration
 * @returns {{ node: ts.Node, message: string }[]}
 */
function oddNames({ members }) {
  const names = members.map((member) => nameOf(member.name));
  return members.flatMap((node, index) => {
    const word = names[index] ?? '';
    const better = word === 'onClose' && names.includes('open') ? 'onOpenChange' : BETTER.get(word);
    return better ? [{ node, message: `${word} must be called ${better}, as in every component` }] : [];
  });
}

/**
 * A tone names a meaning, so that each theme can choose its colour.
 * @param {ts.Statement} statement `export const BADGE_TONES = ['green', …]`
 * @returns {{ node: ts.Node, message: string }[]}
 */
function colouredTones(statement) {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ name: declared }) => declared.getText().endsWith('_TONES'))
    .flatMap((declaration) => [...nodesIn(declaration)])
    .filter((node) => ts.isStringLiteral(node) && COLOURS.has(node.text))
    .map((node) => ({ node, message: `${node.getText()} is a colour: name a tone after its meaning` }));
}

/**
 * @param {Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => COVERED.test(file))
    .flatMap((file) => {
      const statements = project.tree(file).statements.filter(isExported);
      const found = statements.flatMap((statement) =>
        ts.isInterfaceDeclaration(statement) && DESCRIBES_PROPS.test(statement.name.text)
          ? oddNames(statement)
          : colouredTones(statement),
      );
      return found.map(({ node, message }) => ({ file, line: lineOf(node), message }));
    });
}
