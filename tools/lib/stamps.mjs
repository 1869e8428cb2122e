/** Stamps of runs that passed with exactly these inputs, so that local runs can skip them. CI never does. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from './files.mjs';
import { inProject, root } from './project.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const FOLDER = inProject('.tsbuild', 'passed');

/** The inputs of every run: the versions of all packages, the tools' configuration, and the runner. */
const SHARED =
  /^(package(-lock)?\.json|tsconfig[\w.]*\.json|vitest[\w.]*\.ts|playwright\.config\.ts|tools\/(test\.mjs|lib\/.*))$/;

/** Environment variables that change what a run does. */
const VARIABLES = ['TEST_FULL', 'TEST_DATABASE', 'CHROMIUM_PATH', 'NODE_OPTIONS'];

/** The version of a program that is not in the lockfile. */
function versionOf(/** @type {string | undefined} */ program) {
  if (!program) return '';
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * @param {string} run
 * @param {RegExp} inputs of the run, beside what all share
 */
export function inputsHash(run, inputs) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([run, process.version, process.platform, process.arch]));
  hash.update(versionOf(process.env.CHROMIUM_PATH));
  hash.update(JSON.stringify(VARIABLES.map((name) => process.env[name] ?? null)));
  for (const file of projectFiles(root).sort()) {
    if (!SHARED.test(file) && !inputs.test(file)) continue;
    const bytes = fs.readFileSync(inProject(file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Which sample a run takes of what only the long form tries whole: another one after each change of the project's files,
 * and the same one for the same files, so that what fails fails again.
 */
export function turnOf() {
  const hash = createHash('sha256');
  for (const file of projectFiles(root).sort()) hash.update(file).update(fs.readFileSync(inProject(file)));
  return hash.digest().readUInt16BE();
}

/** @param {string} run */
function stampOf(run) {
  return path.join(FOLDER, `${run.replaceAll(/[^a-z]+/gi, '-')}.json`);
}

/**
 * @param {string} run
 * @param {string} hash
 * @returns {Result | undefined}
 */
export function passedBefore(run, hash) {
  try {
    /** @type {{ hash: string, result: Result }} */
    const stamp = JSON.parse(fs.readFileSync(stampOf(run), 'utf8'));
    return stamp.hash === hash ? stamp.result : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} run
 * @param {string} hash
 * @param {Result} result
 */
export function keepStamp(run, hash, result) {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(stampOf(run), JSON.stringify({ hash, result }));
}
