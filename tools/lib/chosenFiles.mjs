/**
 * Which files of tests `npm test -- --changed` runs: those that a change may reach. A change is what differs from the
 * commit before the last one.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from './files.mjs';
import { inProject, root } from './project.mjs';

const CODE = /^packages\/[^/]+\/src\/.*\.tsx?$/;
const TESTS = /\.(test|stories)\.tsx?$/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const OUR_PACKAGE = /^@kathaloka\/([^/]+)/;

/** @param {readonly string[]} args */
function git(args) {
  const all = ['-c', 'safe.directory=*', ...args];
  const output = execFileSync('git', all, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\0').filter((file) => file !== '');
}

/** What differs from the commit before the last one, or from the last one where there is no other. */
export function changedFiles() {
  const untracked = git(['ls-files', '-z', '--others', '--exclude-standard']);
  try {
    return [...untracked, ...git(['diff', '--name-only', '-z', 'HEAD~1'])];
  } catch {
    return [...untracked, ...git(['diff', '--name-only', '-z', 'HEAD'])];
  }
}

/**
 * @param {readonly string[]} files of the project
 * @param {(file: string) => string} read
 * @returns {(file: string) => Set<string>} everything that a file imports, directly or not, and itself
 */
export function importsOf(files, read) {
  const known = new Set(files);
  /** @param {string} name */
  const ofPackage = (name) =>
    files.filter((file) => file.startsWith(`packages/${name}/src/`) && CODE.test(file) && !TESTS.test(file));
  /** @param {string} file */
  const direct = (file) =>
    [...read(file).matchAll(IMPORTED)].flatMap(([, name = '']) => {
      const ours = OUR_PACKAGE.exec(name)?.[1];
      if (ours !== undefined) return ofPackage(ours);
      const target = path.posix.join(path.posix.dirname(file), name);
      return name.startsWith('.') && known.has(target) ? [target] : [];
    });
  /** @type {Map<string, string[]>} */
  const cached = new Map();
  return (file) => {
    const found = new Set([file]);
    // a set goes on with what is added to it while it is gone through
    for (const each of found) {
      if (!CODE.test(each)) continue;
      const targets = cached.get(each) ?? direct(each);
      cached.set(each, targets);
      for (const target of targets) found.add(target);
    }
    return found;
  };
}

/**
 * @typedef {object} Choice
 * @property {RegExp} tests the files to choose from
 * @property {RegExp} inputs a change of other files reaches none of them
 * @property {RegExp} [imported] only who imports one of these is reached by its change; any other input reaches all
 */

/**
 * @param {Choice} choice
 * @param {object} project
 * @param {readonly string[]} project.files
 * @param {readonly string[]} project.changed
 * @param {(file: string) => string} project.read
 * @returns {readonly string[]}
 */
export function chosenOf({ tests, inputs, imported }, { files, changed, read }) {
  const all = files.filter((file) => tests.test(file)).toSorted();
  const reaching = changed.filter((file) => inputs.test(file));
  const isReachedByName = (/** @type {string} */ file) => TESTS.test(file) || imported?.test(file);
  if (reaching.some((file) => !isReachedByName(file))) return all;
  const imports = importsOf(files, read);
  return all.filter((file) => reaching.some((each) => imports(file).has(each)));
}

/** @param {string} file */
const read = (file) => fs.readFileSync(inProject(file), 'utf8');

/** A story shows what it imports, in surroundings that belong to all. */
export const STORIES = {
  tests: /^(packages\/(ui|app)\/src|\.storybook)\/.*\.stories\.tsx$/,
  inputs: /^(packages\/(contract|story|ui|api|app|illustrator|formats|player)\/|\.storybook\/)/,
  imported: /^packages\/[^/]+\/src\/.*\.tsx?$/,
};

/**
 * @param {readonly string[]} touched
 * @returns {readonly string[]} the files of stories that show what was touched
 */
export const touchedStories = (touched) =>
  touched.length > 0 ? chosenOf(STORIES, { files: projectFiles(root), changed: touched, read }) : [];

/**
 * @param {Choice} choice
 * @returns {readonly string[] | undefined} nothing: all of them
 */
export function chosenFiles(choice) {
  if (!process.env.TEST_CHANGED) return undefined;
  const files = projectFiles(root);
  const chosen = chosenOf(choice, { files, changed: changedFiles(), read });
  const all = files.filter((file) => choice.tests.test(file)).length;
  console.log(`${chosen.length} of ${all} files: those that a change reaches`);
  return chosen.length === all ? undefined : chosen;
}
