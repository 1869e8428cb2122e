/** What a run of all tests leaves out this time: the short form takes one of two or of six of these, and the others in the next turns. */
import { leftOutInTurn } from './tools/lib/filesInTurn.mjs';
import { isTouched, touchedFiles } from './tools/lib/touched.mjs';

/** A file that is asked for by its name, or as reached by a change, always runs: only a run of all tests takes turns. */
export function turnOfAll(): number | undefined {
  const { TEST_FULL, TEST_CHANGED, TEST_TURN } = process.env;
  return TEST_FULL || TEST_CHANGED || TEST_TURN === undefined ? undefined : Number(TEST_TURN);
}

/** All but one of so many: half of them, unless told; not those that are about what a change has touched. */
export function notThisTime(
  files: readonly string[],
  oneOf = 2,
  isNear: (file: string) => boolean = (file) => isTouched(file),
): readonly string[] {
  const turn = turnOfAll();
  return turn === undefined ? [] : leftOutInTurn(files, turn, oneOf).filter((file) => !isNear(file));
}

/**
 * They start compilers and our own programs on planted files, or read every type, story and test that there is: in the
 * short form one of six runs, and the others after the next changes. Dear ones alternate.
 */
const HOUSE_IN_TURN = [
  'houseRules',
  'styleRules',
  'start',
  'lintRules',
  'examples',
  'accessibility',
  'storybook',
  'kathalokaCheck',
  'kathalokaPlay',
  'plainTypes',
  'types',
  'newComponent',
  'shownStates',
  'unusedCode',
  'importRules',
  'propTables',
].map((name) => `tools/${name}.test.ts`);

/** What those read that do not start with planted files: a change of it does not wait for their turn. */
const READ_BY_THE_HOUSE: Readonly<Record<string, RegExp>> = {
  'tools/accessibility.test.ts': /^docs\/accessibility\.md$|^e2e\/|\.(?:test|stories)\.tsx?$/,
  'tools/examples.test.ts': /^packages\/(?:ui|api)\/src\/.*(?<!\.(?:test|stories))\.tsx?$/,
  'tools/plainTypes.test.ts': /^packages\/contract\/src\/entities\//,
  'tools/propTables.test.ts': /^(?:\.storybook\/|packages\/ui\/src\/)/,
  'tools/shownStates.test.ts': /^packages\/ui\/src\//,
  'tools/storybook.test.ts': /^\.storybook\/|\.(?:stories\.tsx|mdx)$/,
};

const isOfTheHouse = (file: string): boolean =>
  isTouched(file) || touchedFiles().some((touched) => READ_BY_THE_HOUSE[file]?.test(touched));

/**
 * They wait for processes to start, die and come back for half of the time of all of these tests, and other tests catch
 * most of what they catch: in the short form one of six runs, and the others after the next changes.
 */
const PROCESSES_IN_TURN = [
  'copies',
  'platform/jobs/jobsCrash',
  'tracing',
  'platform/db/embedded/supervisor',
  'start',
  'testing/histories/kills',
  'testing/histories/powerLoss',
  'balancer',
  'platform/limits/limitsAfterCrash',
  'features/play/upgrade',
  'features/progress/progressRaces',
  'doctor',
  'drain',
  'testing/histories/histories',
  'features/play/action/playRaces',
  'startTogether',
  'features/play/together/together',
].map((name) => `packages/server/src/${name}.process.test.ts`);

/** Whole games and whole installations, each in one long test: in the short form one of six. */
const LONG_PLAYS_IN_TURN = [
  'features/play/turns/toldSessions',
  'features/play/turns/whyThis',
  'testing/continuity/continuity',
  'sweepPlans',
  'features/authoring/insights/countedReadings',
  'copies/copies',
  'features/catalogue/storyHours/storyHours',
  'features/play/memory/longMemory',
  'features/library/library',
  'features/authoring/insights/insights',
  'features/play/sessions/sweepOwners',
  'features/play/everyEnding',
].map((name) => `packages/server/src/${name}.db.test.ts`);

/** What holds one feature's figures or its long run, and none of the bugs that others have planted: in the short form one of six. */
const FEATURES_IN_TURN = [
  'doctor',
  'features/audit/audit',
  'features/authoring/presence/presence',
  'features/overview/overview',
  'features/play/action/modelChains',
  'features/play/action/relay',
  'features/play/memory/memory',
  'features/progress/lifeLong',
].map((name) => `packages/server/src/${name}.db.test.ts`);

/**
 * What reads the whole shelf or all that a narrator may be told, and asks for plans of statements: one of six. A change
 * of their rooms does not wait, and a story's own tests and the narrator's cases run every time.
 */
const CORPORA_IN_TURN = [
  'features/library/reading/readStories.test',
  'narrator/pictures/bundledScenes.test',
  'features/catalogue/plans.db.test',
  'testing/pictures/judge.test',
  'features/library/shelfRules.test',
  'features/books/epubcheck.db.test',
  'features/library/bundledStories.test',
  'narrator/interpret/inputs.test',
  'narrator/builtIn/sessions.test',
  'narrator/interpret/costs.test',
  'features/pictures/covers.db.test',
  'features/play/offline/everyShelfStory.db.test',
  'narrator/prompts/possessions.test',
  'narrator/prompts/budget.test',
  'narrator/interpret/denials.test',
  'narrator/modelNarrator/bundledScenes.test',
  'narrator/builtIn/realFragments.test',
].map((name) => `packages/server/src/${name}.ts`);

/** @returns the files that this run leaves out: of the house, of the server, and of its processes */
export const leftOutOf = {
  house: () => notThisTime(HOUSE_IN_TURN, 6, isOfTheHouse),
  server: () =>
    [LONG_PLAYS_IN_TURN, FEATURES_IN_TURN, CORPORA_IN_TURN].flatMap((files) => notThisTime(files, 6)),
  processes: () => notThisTime(PROCESSES_IN_TURN, 6),
};
