/** A migration never locks a large table for long, and keeps the previous release working: see ADR 11. */
import ts from 'typescript';
import { lineOf, nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'migrations-lock-briefly';

const MIGRATION = /^packages\/server\/src\/platform\/db\/migrations\/\d+_\w+\.ts$/;

/** Tables that grow with plays, people or years. A name that is computed may be any of them. */
const LARGE =
  '(?:turns|turn_branches|game_sessions|session_\\w+|play_actions|scene_visits|story_snapshots' +
  '|credit_entries|progress_\\w+|paid_tasks|audit_log|model_usage|likes|bookmarks|users|\\$)';

/** @type {readonly [RegExp, string][]} */
const LOCKS = [
  [
    new RegExp(`\\bcreate (?:unique )?index\\b.* on ${LARGE}(?![\\w$])`),
    'build it concurrently, after the migrations',
  ],
  [
    new RegExp(`\\b(?:update|delete from) ${LARGE}(?: |$)|\\bselect\\b.*\\b(?:from|join) ${LARGE}(?: |$)`),
    'rows that are there are changed or counted later, in batches, by a sweep',
  ],
  [
    new RegExp(`\\balter table ${LARGE} .*\\balter column \\S+ (?:set not null|type|set data type)\\b`),
    'this reads or writes the whole table: add a column, fill it by a sweep',
  ],
  [
    new RegExp(
      `\\balter table ${LARGE} (?!.*\\bnot valid\\b).*\\b(?:add constraint|references|unique|check|primary key)\\b`,
    ),
    'this reads the whole table: add the constraint as "not valid"',
  ],
];
const TAKES_AWAY = /\bdrop (?:column|table|function|trigger)\b|\brename (?:column|to)\b/;
/** The table by which a migration makes older releases refuse to start. */
const ENDS_SUPPORT = 'schema_support';

/**
 * A statement on one line, with `$` for each expression.
 * @param {ts.Node} node
 */
function statementOf(node) {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return undefined;
  const { template } = node;
  const text = ts.isTemplateExpression(template)
    ? template.head.text + template.templateSpans.map(({ literal }) => `$${literal.text}`).join('')
    : template.text;
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * @param {string} statement
 * @param {string} file
 */
function faultOf(statement, file) {
  // the body of a function runs later, once per row
  if (/^create (?:or replace )?function\b/.test(statement)) return undefined;
  const lock = LOCKS.find(([pattern]) => pattern.test(statement));
  if (lock) return lock[1];
  if (TAKES_AWAY.test(statement) && !file.includes(ENDS_SUPPORT))
    return `the release before may still use it: a release later, and with an update of ${ENDS_SUPPORT}`;
  return undefined;
}

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const migrations = project.sources.filter((file) => MIGRATION.test(file));
  return migrations.flatMap((file) =>
    [...nodesIn(project.tree(file))].flatMap((node) => {
      const statement = statementOf(node);
      const message = statement && faultOf(statement, project.text(file));
      return message ? [{ file, line: lineOf(node), message }] : [];
    }),
  );
}
