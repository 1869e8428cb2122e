import fs from 'node:fs';
import path from 'node:path';

/** Matches what the index of an area exports from the folder of a component. */
const FROM_FOLDER = /^export (?:type )?\{[^}]*\} from '\.\/([A-Z]\w*)\/[^']+';$/gm;

/**
 * One entry per component, such as `@kathaloka/ui/StoryCard`, with what the index of its area exports from
 * its folder.
 */
function components(): Record<string, string> {
  const areas = fs.globSync('src/{primitives,patterns,screens,blocks/*}/index.ts');
  return Object.fromEntries(
    areas.flatMap((index) =>
      [...fs.readFileSync(index, 'utf8').matchAll(FROM_FOLDER)].map(([, name = '']) => [
        name,
        path.join(path.dirname(index), name),
      ]),
    ),
  );
}

/** Values that do not need React, so that a server component can read them. */
export const serverSafe: Readonly<Record<string, string>> = Object.fromEntries(
  fs.globSync('src/serverSafe/*.ts').map((file) => [path.basename(file, '.ts'), file]),
);

/**
 * The additional entries of the package: the name and the source of each. The source of a component is its
 * folder.
 */
export const parts: Readonly<Record<string, string>> = {
  GlobalStyles: 'src/theme/GlobalStyles.tsx',
  // too large for the index of its area
  GraphCanvas: 'src/patterns/GraphCanvas/index.ts',
  WordsProvider: 'src/words/WordsProvider.tsx',
  useWords: 'src/words/index.ts',
  ornaments: 'src/ornaments/index.ts',
  ...serverSafe,
  ...components(),
};

/** The source text of an entry: its file, or what the index of its area exports from its folder. */
export function sourceOf(entry: string): string {
  if (path.extname(entry)) return fs.readFileSync(entry, 'utf8');
  const index = fs.readFileSync(path.join(path.dirname(entry), 'index.ts'), 'utf8');
  return [...index.matchAll(FROM_FOLDER)]
    .filter(([, name]) => name === path.basename(entry))
    .map(([statement]) => statement)
    .join('\n');
}
