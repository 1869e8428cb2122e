/**
 * `npm run bench -- checks`: how long the story checks take with 2,000 scenes, by kind of story and by kind of check. The
 * exit code is 1 if one story takes longer than its budget: an author who types waits for it after every pause.
 */
import { checkChoices } from '../packages/story/src/checks/choiceChecks.ts';
import { checkConditions } from '../packages/story/src/checks/conditionChecks.ts';
import { explore } from '../packages/story/src/exploration/explore.ts';
import { checkFigures } from '../packages/story/src/checks/figureChecks.ts';
import { graphOf } from '../packages/story/src/graph.ts';
import { checkScenes } from '../packages/story/src/checks/sceneChecks.ts';
import { beginChecks, WALKS } from '../packages/story/src/checks/storyChecks.ts';
import { checkVariables } from '../packages/story/src/checks/variableChecks.ts';
import { walkStory } from '../packages/story/src/exploration/walks.ts';
import { checkWays, scenesEntered } from '../packages/story/src/checks/wayChecks.ts';
import { CHECKED_STORIES } from './checkedStories.ts';
import { median, report, row } from './harness.ts';

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
    ...Object.entries(parts).map(([part, run]) => row(`${kind}: ${part}`, Math.min(...timesOf(run)), 'ms')),
    row(
      `${kind}: everything (${states} states${exploration.exact.isWhole ? '' : ', not whole'})`,
      Math.min(...whole),
      'ms',
      MOST_MS,
    ),
    row(`${kind}: everything, the median of ${ROUNDS}`, median(whole), 'ms', MOST_MS),
    row(`${kind}: everything, for the first time`, whole[0]!, 'ms'),
  ];
});
report('checks', rows, { scenes: SCENES, rounds: ROUNDS });

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
