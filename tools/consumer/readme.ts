/** Parses the recipes of the packages' READMEs, so that tests can follow them. */
import fs from 'node:fs';
import path from 'node:path';

const README = path.resolve(import.meta.dirname, '../../packages/ui/README.md');
const API_README = path.resolve(import.meta.dirname, '../../packages/api/README.md');

/** A step: shell commands, or a file with its whole text. */
type Step = { readonly command: string } | { readonly file: string; readonly text: string };

export interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A block of commands; or a path in backticks at the end of a paragraph, followed by the file. */
const BLOCK = /```sh\n(?<commands>[\s\S]*?)```|`(?<file>[\w./-]+)`:\n\n```\w+\n(?<text>[\s\S]*?)```/g;

function stepsIn(section: string): Step[] {
  return [...section.matchAll(BLOCK)].flatMap(({ groups = {} }): Step[] => {
    const { commands, file, text } = groups;
    if (file !== undefined) return [{ file, text: text ?? '' }];
    return (commands ?? '')
      .trim()
      .split('\n')
      .map((command) => ({ command }));
  });
}

/** The sections of a README that contain steps. */
export function readRecipes(readme = README): Recipe[] {
  return fs
    .readFileSync(readme, 'utf8')
    .split(/^## /m)
    .map((section) => ({ title: section.split('\n', 1)[0] ?? '', steps: stepsIn(section) }))
    .filter(({ steps }) => steps.length > 0);
}

/** The recipe with these words in its title. */
export function recipe(words: string, readme = README): Recipe {
  const found = readRecipes(readme).find(({ title }) => title.includes(words));
  if (!found) throw new Error(`The README has no recipe for ${words}.`);
  return found;
}

/** The recipe of the API client with these words in its title. */
export const apiRecipe = (words: string): Recipe => recipe(words, API_README);

/** The size budget of each entry in kB, by name. */
export function readBudgets(): [string, number][] {
  const rows = fs.readFileSync(README, 'utf8').matchAll(/^\| `@kathaloka\/ui\/(\w+)`\s*\| ([\d.]+)/gm);
  return [...rows].map(([, entry = '', kB = '']) => [entry, Number(kB)]);
}
