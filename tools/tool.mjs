/** `npm run tool -- NAME …`: occasional tasks; `-- --list` prints all of them. */
import { runNamed } from './lib/programs.mjs';

/** @type {import('./lib/programs.mjs').Programs} */
const TOOLS = {
  'changed-pictures': {
    file: 'tools/changed-pictures.mjs',
    says: 'puts the pictures of screens that a branch has retaken on one page, before and after: [branch]',
  },
  'check-narrator': {
    file: 'tools/check-narrator.ts',
    says: 'checks every fragment of the built-in narrator with everything that may fill it: [--page] [folder]',
  },
  'check-pictures': {
    file: 'tools/check-pictures.ts',
    says: 'compares what the illustrator draws of scenes with what they tell: [--wrong] [--sheets folder]',
  },
  'check-stories': {
    file: 'tools/check-stories.ts',
    says: 'checks the bundled stories, or the given files, by the rules of the shelf: [file…]',
  },
  chromatic: {
    command: ['chromatic'],
    says: 'sends the stories of Storybook to Chromatic, which compares their pictures',
  },
  cluster: {
    file: 'packages/server/src/testing/cluster/main.ts',
    says: 'kills each part of an installation on several machines in turn while people play: [--minutes 2]',
  },
  'complete-lockfile': {
    file: 'tools/complete-lockfile.mjs',
    says: 'completes package-lock.json for all platforms after a change of versions',
  },
  'draw-landing': {
    file: 'tools/draw-landing.ts',
    says: 'draws the images of the landing page and the preview image for shared links',
  },
  engines: {
    file: 'tools/engines/run.mjs',
    says: 'ten journeys in Chromium, and in Firefox and WebKit where Playwright has installed them',
  },
  'fake-provider': {
    file: 'packages/server/src/testing/fakeProvider/main.ts',
    says: 'a server that imitates OpenAI, Ollama, vLLM, llama.cpp, LM Studio and OpenRouter, with their faults',
  },
  'fit-matching': {
    file: 'tools/fit-matching.ts',
    says: 'fits how much each sign counts when typed words are matched with a choice',
  },
  jobs: {
    file: 'packages/server/src/jobsMain.ts',
    says: 'lists the jobs of an installation that were given up, repeats or deletes them: [--retry | --clear]',
  },
  mutate: {
    file: 'tools/mutate.ts',
    says: 'takes parts of the code out, one at a time, and says what no test misses: [--since ref | file…]',
  },
  openapi: {
    file: 'tools/openapi.ts',
    says: 'prints the OpenAPI document, or writes it: [file]',
  },
  'read-imports': {
    file: 'tools/read-imports.ts',
    says: 'reads every file of a folder as the import does, and says what was read: folder [only]',
  },
  'read-stories': {
    file: 'tools/read-stories.ts',
    says: 'plays the bundled stories, or the given files, with players of different tempers: [file…]',
  },
  recipes: {
    command: [
      'vitest',
      'run',
      '--project=package',
      '--reporter=verbose',
      'tools/consumer/recipes.full.test.ts',
    ],
    env: { TEST_FULL: '1' },
    says: 'follows the library’s README in a new Vite app and a new Next.js app, from the packed library',
  },
  shelf: {
    file: 'packages/server/src/shelfMain.ts',
    says: 'lists what this release would change of the bundled stories of an installation, or changes it: [--update]',
  },
  'shelf-cases': {
    file: 'tools/shelf-cases.ts',
    says: 'plays bundled stories, and writes what happens as cases of the open format',
  },
  'stamp-layers': {
    file: 'tools/stamp-layers.ts',
    says: 'marks the translations of bundled stories as made from the present text: [story…]',
  },
  'story-schema': {
    file: 'tools/story-schema.ts',
    says: 'writes the JSON Schema of story files from the contract',
  },
  'subset-fonts': {
    file: 'tools/subset-fonts.mjs',
    says: 'cuts the characters that nearly every English page needs out of the fonts',
  },
  'word-vectors': {
    file: 'tools/word-vectors.ts',
    says: 'writes how near English words are to each other in meaning, for the built-in narrator: [folder]',
  },
};

await runNamed('tool', TOOLS, process.argv.slice(2));
