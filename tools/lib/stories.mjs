/** Runs the stories in a browser. */
import fs from 'node:fs';
import path from 'node:path';
import { STORIES, chosenFiles } from './chosenFiles.mjs';
import { aResult, fromVitest, frozenFiles, readReport, withSecondRun } from './results.mjs';
import { runVitest } from './runTool.mjs';

/** @typedef {import('./results.mjs').VitestFile} VitestFile */

const PROJECTS = ['storybook'];

/**
 * In one page: a second one takes a quarter more work for the same stories, and the other lane uses what this one leaves.
 *
 * Chromium has stopped to draw a page in the middle of a run: nothing that waits for a frame comes to an end there.
 * Such a page is recognised (see `.storybook/frozenPage.ts`), and its files are shown in a new browser, once.
 * @param {string} folder
 */
export async function runStories(folder) {
  const report = path.join(folder, 'stories.json');
  const chosen = chosenFiles(STORIES);
  if (chosen?.length === 0) return aResult();
  const code = await runVitest(PROJECTS, report, { files: chosen ?? [], workers: 1 });
  const frozen = filesOf(report);
  if (frozen.length === 0) return readReport('stories', report, code, fromVitest);
  console.log(`The browser stopped to draw a page: ${frozen.length} files are shown in a new one.`);
  const again = path.join(folder, 'again.json');
  const codeAgain = await runVitest(PROJECTS, again, { files: frozen, workers: 1 });
  const both = (/** @type {{ testResults: VitestFile[] }} */ second) =>
    fromVitest(withSecondRun(JSON.parse(fs.readFileSync(report, 'utf8')), second));
  return { ...readReport('stories', again, codeAgain, both), secondRuns: frozen.length };
}

/** @param {string} report */
function filesOf(report) {
  // without a report the run has failed, and says so itself
  if (!fs.existsSync(report)) return [];
  return frozenFiles(JSON.parse(fs.readFileSync(report, 'utf8'))).map(({ name }) => name);
}
