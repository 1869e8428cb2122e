/**
 * `npm run tool -- check-narrator [--page] [folder]`: checks every fragment of the built-in narrator with
 * every possible filler, and counts the combinations. With `--page`, prints each with its longest filler for
 * reading. Exits with 1 if there are faults.
 */
import path from 'node:path';
import process from 'node:process';
import { readBundledStories } from '../packages/server/src/features/bundledStories/bundledStory.ts';
import { bagSizes } from '../packages/server/src/narrator/builtIn/bagSizes.ts';
import { loadFragments } from '../packages/server/src/narrator/builtIn/fragments.ts';
import {
  languageOfFile,
  lintFragments,
  withLongestFillers,
} from '../packages/server/src/narrator/builtIn/lint.ts';
import { oddDeeds } from '../packages/server/src/narrator/builtIn/lintDeeds.ts';
import { lintFillers } from '../packages/server/src/narrator/builtIn/lintFillers.ts';

const FRAGMENTS = path.resolve(import.meta.dirname, '../packages/server/src/narrator/fragments');

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const fragments = loadFragments(named[0] ?? FRAGMENTS);
const stories = readBundledStories().map(({ story }) => story);
const fillersOf = memoized((language) => lintFillers(stories, language));

if (process.argv.includes('--page')) printPage();
else printFaults();

function printPage(): void {
  for (const [file, bag] of fragments.files) {
    console.log(`\n${file}`);
    for (const fragment of bag)
      console.log(
        `  ${withLongestFillers(fragment, fillersOf(languageOfFile(file)))}${fragment.tags.map((tag) => ` #${tag}`).join('')}`,
      );
  }
}

function printFaults(): void {
  const faults = lintFragments(fragments, fillersOf);
  for (const { file, fault, text } of faults) console.log(`${file}: ${fault}: ${text}`);
  for (const { title, deed, fault } of oddDeeds(stories)) console.log(`deed of ${title}: ${fault}: ${deed}`);
  const sizes = bagSizes(fragments);
  const short = sizes.filter(({ size, wanted }) => size < wanted);
  for (const { file, size, wanted } of short) console.log(`${file}: ${size} of ${wanted}`);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${total} fragments in ${sizes.length} bags, ${faults.length} faults, ${short.length} bags too small`,
  );
  process.exitCode = faults.length > 0 || short.length > 0 ? 1 : 0;
}

function memoized<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
