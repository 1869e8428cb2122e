/**
 * No story repeats another in a different theme, language or width: the matrix already renders every component in
 * those. One that only does something else with the same state is a `behaviour`, which the sidebar leaves out.
 */
import ts from 'typescript';
import { lineOf, nameOf } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {{ name: string, node: ts.VariableDeclaration, hasOwnPlay: boolean, parts: Map<string, string> }} Story */

export const name = 'story-repeats-no-other';

const STORIES = /^packages\/(ui|app)\/src\/.*\.stories\.tsx$/;

/** Parameters that do not change which state of the component a story shows. */
const SURROUNDINGS = new Set(['contents', 'globals', 'name', 'play', 'tags']);
const WIDTH = /viewport|on(Phone|Zoomed|Tablet|Desktop)/;

const CONTENTS = /^\.{0,3}contents<Story>\(/;

/** Resolves `args: Other.args` to the args of the other story. */
const ARGS_OF = /^(\w+)\.args(?: \?\? \{\})?$/;

/** @param {ts.Statement} statement */
function isExported(statement) {
  return (
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

/**
 * What a story says in another language, and its other parameters.
 * @param {ts.Expression} parameters
 * @returns {[string, string][]}
 */
function splitParameters(parameters) {
  const each = ts.isObjectLiteralExpression(parameters) ? [...parameters.properties] : [parameters];
  const texts = each.map((part) => part.getText().replaceAll(/\s+/g, ' '));
  const others = texts.filter((text) => !CONTENTS.test(text));
  return [
    ['contents', texts.find((text) => CONTENTS.test(text)) ?? ''],
    ['parameters', others.length > 0 ? `{ ${others.join(', ')} }` : '{}'],
  ];
}

/**
 * @param {ts.ObjectLiteralExpression} object
 * @param {ReadonlyMap<string, Story>} earlier
 */
function partsOf(object, earlier) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      const other = earlier.get(property.expression.getText());
      if (other) for (const [key, text] of other.parts) parts.set(key, text);
      else parts.set(property.getText(), '');
    } else {
      const key = nameOf(property.name) ?? property.getText();
      if (key === 'parameters' && ts.isPropertyAssignment(property)) {
        for (const [part, text] of splitParameters(property.initializer)) parts.set(part, text);
        continue;
      }
      const value = ts.isPropertyAssignment(property) ? property.initializer.getText() : property.getText();
      const lender = earlier.get(ARGS_OF.exec(value)?.[1] ?? '');
      parts.set(key, (lender?.parts.get('args') ?? value).replaceAll(/\s+/g, ' '));
    }
  }
  return parts;
}

/**
 * The stories of a file, each with what it inherits from the stories above it.
 * @param {ts.SourceFile} tree
 * @returns {Story[]}
 */
export function storiesIn(tree) {
  /** @type {Map<string, Story>} */
  const stories = new Map();
  for (const statement of tree.statements.filter(isExported)) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const node of statement.declarationList.declarations) {
      const object = node.initializer;
      if (!object || !ts.isObjectLiteralExpression(object)) continue;
      const parts = partsOf(object, stories);
      const text = node.name.getText();
      const hasOwnPlay = object.properties.some((property) => nameOf(property.name) === 'play');
      stories.set(text, { name: text, node, hasOwnPlay, parts });
    }
  }
  return [...stories.values()];
}

/** @param {Story} story */
function stateOf({ parts }) {
  const state = [...parts].filter(([key, text]) => !SURROUNDINGS.has(key) && text !== '{}');
  return JSON.stringify(state.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * A `play` inherited from another story may depend on the width, but never on the theme or language.
 * @param {Story} story
 */
function addsNothing({ hasOwnPlay, parts }) {
  const globals = parts.get('globals');
  if (globals === undefined || hasOwnPlay) return false;
  return !parts.has('play') || !WIDTH.test(globals);
}

/**
 * @param {ts.SourceFile} tree
 * @returns {{ copy: Story, of: Story }[]}
 */
export function copiesIn(tree) {
  /** @type {Map<string, Story[]>} */
  const byState = new Map();
  for (const story of storiesIn(tree)) {
    const state = stateOf(story);
    byState.set(state, [...(byState.get(state) ?? []), story]);
  }
  return [...byState.values()].flatMap((same) => {
    const unpinned = same.find(({ parts }) => !parts.has('globals'));
    const of = unpinned ?? same.find(({ hasOwnPlay }) => hasOwnPlay) ?? same[0];
    if (!of) return [];
    return same.filter((story) => story !== of && addsNothing(story)).map((copy) => ({ copy, of }));
  });
}

/**
 * What all stories of a file share.
 * @param {ts.SourceFile} tree
 */
function metaOf(tree) {
  const statement = tree.statements.find(
    (each) => ts.isVariableStatement(each) && !isExported(each) && /^const meta\b/.test(each.getText()),
  );
  return statement?.getText() ?? '';
}

/** @param {Story} story */
const isBehaviour = ({ parts }) => parts.get('tags')?.includes("'behaviour'") === true;

/**
 * The stories that the sidebar shows although one above them has the same state.
 * @param {ts.SourceFile} tree
 * @returns {{ copy: Story, of: Story }[]}
 */
export function shownTwiceIn(tree) {
  /** @type {Map<string, Story>} */
  const shown = new Map();
  return storiesIn(tree)
    .filter((story) => !isBehaviour(story))
    .flatMap((copy) => {
      const of = shown.get(stateOf(copy));
      if (of) return [{ copy, of }];
      shown.set(stateOf(copy), copy);
      return [];
    });
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  return project.sources
    .filter((file) => STORIES.test(file))
    .flatMap((file) => {
      const tree = project.tree(file);
      const copies = copiesIn(tree).map(({ copy, of }) => ({
        file,
        line: lineOf(copy.node),
        message: `${copy.name} is ${of.name} with other globals: the matrix of modes already covers that`,
      }));
      if (/\btags: \['behaviour'/.test(metaOf(tree))) return copies;
      const lines = new Set(copies.map(({ line }) => line));
      const shown = shownTwiceIn(tree).map(({ copy, of }) => ({
        file,
        line: lineOf(copy.node),
        message: `${copy.name} shows what ${of.name} shows: tag it \`behaviour\`, and the sidebar leaves it out`,
      }));
      return [...copies, ...shown.filter(({ line }) => !lines.has(line))];
    });
}
