/**
 * `npm run bench:checks`: how long the story checks take with 2,000 scenes, by kind of story and by kind of check. The
 * exit code is 1 if one story takes longer than its budget: an author who types waits for it after every pause.
 */
import process from 'node:process';
import { checkChoices } from '../packages/contract/src/story/choiceChecks.ts';
import { checkConditions } from '../packages/contract/src/story/conditionChecks.ts';
import { explore } from '../packages/contract/src/story/explore.ts';
import { checkFigures } from '../packages/contract/src/story/figureChecks.ts';
import { graphOf } from '../packages/contract/src/story/graph.ts';
import { checkScenes } from '../packages/contract/src/story/sceneChecks.ts';
import { beginChecks, WALKS } from '../packages/contract/src/story/storyChecks.ts';
import { checkVariables } from '../packages/contract/src/story/variableChecks.ts';
import { walkStory } from '../packages/contract/src/story/walks.ts';
import { checkWays, scenesEntered } from '../packages/contract/src/story/wayChecks.ts';
import { CHECKED_STORIES } from './checkedStories.ts';
import { keepResults } from './keepResults.ts';

const SCENES = 2000;
const ROUNDS = 9;
const MOST_MS = 200;

const rows = Object.entries(CHECKED_STORIES).flatMap(([kind, make]) => {
  const story = { story_structure: make(SCENES) };
  const graph = graphOf(story.story_structure);
  const exploration = explore(graph);
  const entered = scenesEntered(exploration.whole);
  const parts: Readonly<Record<string, () => unknown>> = {
    'read the graph': () => graphOf(story.story_structure),
    explore: () => explore(graph),
    ways: () => checkWays(graph, exploration),
    choices: () => checkChoices(graph),
    conditions: () => checkConditions(graph, exploration),
    variables: () => checkVariables(graph, entered),
    scenes: () => checkScenes(story.story_structure),
    figures: () => checkFigures(story),
    [`${WALKS} walks`]: () => walkStory(graph, { walks: WALKS, seed: 42 }),
    'first pass': () => beginChecks(story),
  };
  const everything = (): unknown => {
    const { findings, walk } = beginChecks(story);
    return [findings, walk()];
  };
  const states = exploration.exact.situations.count;
  const whole = timesOf(everything);
  return [
    ...Object.entries(parts).map(([part, run]) => row(`${kind}: ${part}`, Math.min(...timesOf(run)))),
    row(
      `${kind}: everything (${states} states${exploration.exact.isWhole ? '' : ', not whole'})`,
      Math.min(...whole),
      MOST_MS,
    ),
    row(
      `${kind}: everything, the median of ${ROUNDS}`,
      whole.toSorted((a, b) => a - b)[ROUNDS >> 1]!,
      MOST_MS,
    ),
    row(`${kind}: everything, for the first time`, whole[0]!),
  ];
});
console.table(rows);
keepResults('checks', rows, { scenes: SCENES, rounds: ROUNDS });
if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1;

/**
 * In milliseconds, of several runs. The fastest is what it takes: whatever else the machine does only makes them
 * slower. The median is what an author waits for, and the first is with code that has never run before.
 */
function timesOf(run: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
}

function row(figure: string, ms: number, budget?: number) {
  const met = budget === undefined ? '' : ms <= budget ? 'yes' : 'NO';
  return { figure, value: Number(ms.toPrecision(3)), unit: 'ms', budget: budget ?? '', met };
}
