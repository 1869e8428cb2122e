/** Checks the bundled stories or the given files, with translations. Exits with 1 if there are findings. */
import process from 'node:process';
import {
  readBundledSeries,
  seriesFindings,
} from '../packages/server/src/features/bundledStories/bundledSeries.ts';
import {
  bundledStoryFiles,
  readBundledStories,
  readBundledStory,
} from '../packages/server/src/features/bundledStories/bundledStory.ts';
import {
  checkBundledStory,
  checkShelf,
} from '../packages/server/src/features/bundledStories/editorialRules.ts';
import { meetingFindings } from '../packages/server/src/features/bundledStories/meetings.ts';
import { checkBundledLayers } from '../packages/server/src/features/bundledStories/layerRules.ts';
import {
  reachFigures,
  reachLine,
} from '../packages/server/src/features/bundledStories/reading/reachFigures.ts';
import {
  shelfFindings,
  togetherFindings,
} from '../packages/server/src/features/bundledStories/shelfRules.ts';

function findingsIn(file: string): string[] {
  try {
    const story = readBundledStory(file);
    return [...checkBundledStory(story), ...checkBundledLayers(story), ...shelfFindings(story)].map(
      ({ node, message }) => (node === null ? message : `${node}: ${message}`),
    );
  } catch (error) {
    return String(error).split('\n');
  }
}

const named = process.argv.slice(2);
const files = named.length > 0 ? named : bundledStoryFiles();
let faults = 0;
for (const file of files) {
  const findings = findingsIn(file);
  faults += findings.length;
  if (findings.length > 0) console.log(`${file}\n${findings.map((line) => `  ${line}`).join('\n')}`);
}
if (named.length === 0 && faults === 0) {
  const stories = readBundledStories();
  const series = readBundledSeries();
  const shared = [
    ...checkShelf(stories).map(({ message }) => message),
    ...togetherFindings(stories),
    ...meetingFindings(stories),
    ...series.flatMap((each) => seriesFindings(each, stories)),
  ];
  faults += shared.length;
  for (const message of shared) console.log(message);
}
if (named.length === 0) console.log(reachLine(reachFigures(readBundledStories())));
console.log(`${files.length} stories, ${faults} findings`);
process.exitCode = faults > 0 ? 1 : 0;
