/** Every component is shown as it meets other scripts, other themes, a phone and more text than it hoped for. */
import path from 'node:path';
import ts from 'typescript';
import { nodesIn } from './project.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */

export const name = 'story-for-each-state';

const STORIES =
  /^packages\/ui\/src\/(primitives|patterns|screens|blocks\/[a-z]+)\/[A-Z]\w+\/\w+\.stories\.tsx$/;

/** How a story says what it shows: by its name, or by what it pins the page to. */
const STATES = {
  'long text': { named: /Long/, pinned: /^withLongWords$/ },
  Hindi: { named: /Hindi/, pinned: /^inHindi$/ },
  Urdu: { named: /Urdu|RightToLeft/, pinned: /^inUrdu$/ },
  'a phone': { named: /Phone/, pinned: /^onPhone$/ },
  'palm leaf': { named: /PalmLeaf/, pinned: /^inPalmLeaf$/ },
};

/** What has no text of its own, or text that never changes: nothing there can be long. */
const WITHOUT_LONG_TEXT = new Set([
  'Arcade',
  'IconButton',
  'Image',
  'LanguageSwitch',
  'Logo',
  'ProgressBar',
  'SectionDots',
  'Skeleton',
  'Stars',
]);

/**
 * The names of the stories in a file, and of everything else that it mentions below its imports.
 * @param {Project} project
 * @param {string} file
 */
function shownIn(project, file) {
  const below = project.tree(file).statements.filter((statement) => !ts.isImportDeclaration(statement));
  const identifiers = below
    .flatMap((statement) => [...nodesIn(statement)])
    .filter((node) => ts.isIdentifier(node));
  return identifiers.map((node) => node.text);
}

/**
 * @param {Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const files = project.sources.filter((file) => STORIES.test(file));
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  return [...folders].flatMap((folder) => {
    const component = path.posix.basename(folder);
    const own = files.filter((file) => path.posix.dirname(file) === folder);
    const [first = folder] = own;
    const shown = own.flatMap((file) => shownIn(project, file));
    return Object.entries(STATES)
      .filter(([state]) => state !== 'long text' || !WITHOUT_LONG_TEXT.has(component))
      .filter(([, { named, pinned }]) => !shown.some((word) => named.test(word) || pinned.test(word)))
      .map(([state]) => ({ file: first, line: 1, message: `${component} has no story in ${state}` }));
  });
}
