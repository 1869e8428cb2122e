import fs from 'node:fs';
import path from 'node:path';

/** One entry per component, with its name: `@kathaloka/ui/StoryCard`. */
function components(): Record<string, string> {
  const files = fs.globSync('src/{primitives,patterns,screens,blocks/*}/*/index.ts');
  return Object.fromEntries(files.map((file) => [path.basename(path.dirname(file)), file]));
}

/** Values without React: a server component reads them as they are. */
export const serverSafe: Readonly<Record<string, string>> = Object.fromEntries(
  fs.globSync('src/serverSafe/*.ts').map((file) => [path.basename(file, '.ts'), file]),
);

/** The additional entries of the package: name and source. */
export const parts: Readonly<Record<string, string>> = {
  GlobalStyles: 'src/theme/GlobalStyles.tsx',
  WordsProvider: 'src/words/WordsProvider.tsx',
  useWords: 'src/words/index.ts',
  ornaments: 'src/ornaments/index.ts',
  ...serverSafe,
  ...components(),
};
